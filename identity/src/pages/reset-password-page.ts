import { alert, errorSummary, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export type ResetErrors = Partial<Record<'newPassword' | 'confirmation', string>>;

type ResetPassword = { action: string; siteUrl: string; email: string; errors: ResetErrors };

export function resetPasswordPage(frame: PageFrame, { action, siteUrl, email, errors }: ResetPassword): string {
  const summary = errorSummary(errors);
  return page(
    frame,
    summary ? 'Error: Choose a new password' : 'Choose a new password',
    html`<div class="card">
<h1>Choose a new password</h1>
<p class="lead">for ${email}. We’ll sign you out on your other devices.</p>
${alert(summary)}
<form method="post" action="${action}" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${email}">
${field({ name: 'newPassword', label: 'New password', type: 'password', autocomplete: 'new-password', error: errors.newPassword, hint: 'At least 10 characters. A few words work well.', autofocus: true })}
${field({ name: 'confirmation', label: 'Confirm new password', type: 'password', autocomplete: 'new-password', error: errors.confirmation })}
<button type="submit">Save new password</button>
</form>
<p class="other"><a href="${siteUrl}">Back to sign in</a></p>
</div>`,
  );
}

export function linkExpiredPage(frame: PageFrame): string {
  return page(
    frame,
    'This link has expired',
    html`<div class="card">
<h1>This link has expired</h1>
<p>You’ve already used it, or it’s too old. We can email you a new one.</p>
<a class="button" href="/account/forgot">Get a new link</a>
</div>`,
  );
}
