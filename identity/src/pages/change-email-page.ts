import { alert, errorSummary, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export type EmailErrors = Partial<Record<'email' | 'newEmail' | 'password', string>>;

type ChangeEmail = {
  action: string;
  siteUrl: string;
  email: string;
  newEmail: string;
  errors?: EmailErrors;
  problem?: string;
};

export function changeEmailPage(
  frame: PageFrame,
  { action, siteUrl, email, newEmail, errors = {}, problem }: ChangeEmail,
): string {
  const summary = problem ?? errorSummary(errors);
  return page(
    frame,
    summary ? 'Error: Change your email' : 'Change your email',
    html`<div class="card">
<h1>Change your email</h1>
<p class="lead">You’ll sign in with it, and we’ll send your emails there.</p>
${alert(summary)}
<form method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'Current email', type: 'email', autocomplete: 'username', value: email, error: errors.email, autofocus: email === '' })}
${field({ name: 'newEmail', label: 'New email', type: 'email', autocomplete: 'email', value: newEmail, error: errors.newEmail, autofocus: email !== '' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', error: errors.password })}
<button type="submit">Change email</button>
</form>
<p class="other"><a href="${siteUrl}">Back to Verandah</a></p>
</div>`,
  );
}
