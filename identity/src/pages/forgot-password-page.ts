import { alert, errorSummary, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

type ForgotPassword = { action: string; siteUrl: string; email: string; error?: string; problem?: string };

export function forgotPasswordPage(
  frame: PageFrame,
  { action, siteUrl, email, error, problem }: ForgotPassword,
): string {
  const summary = problem ?? errorSummary(error ? { email: error } : {});
  return page(
    frame,
    summary ? 'Error: Forgot your password?' : 'Forgot your password?',
    html`<div class="card">
<h1>Forgot your password?</h1>
<p class="lead">We’ll email you a link to choose a new one.</p>
${alert(summary)}
<form method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email, error, autofocus: true })}
<button type="submit">Email me a link</button>
</form>
<p class="other"><a href="${siteUrl}">Back to sign in</a></p>
</div>`,
  );
}

export function mailSentPage(
  frame: PageFrame,
  { siteUrl, email, minutes }: { siteUrl: string; email: string; minutes: number },
): string {
  return page(
    frame,
    'Check your email',
    html`<div class="card">
<h1>Check your email</h1>
<p>If there’s an account for <strong>${email}</strong>, we’ve sent a link to choose a new password. It works once and expires in ${minutes} minutes.</p>
<p>Nothing there? Check your spam folder and the spelling of your email.</p>
<a class="button" href="${siteUrl}">Back to sign in</a>
</div>`,
  );
}
