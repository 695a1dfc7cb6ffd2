import { alert, errorSummary, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export type PasswordErrors = Partial<Record<'email' | 'password' | 'newPassword' | 'confirmation', string>>;

type ChangePassword = { action: string; siteUrl: string; email: string; errors?: PasswordErrors; problem?: string };

export function changePasswordPage(
  frame: PageFrame,
  { action, siteUrl, email, errors = {}, problem }: ChangePassword,
): string {
  const summary = problem ?? errorSummary(errors);
  return page(
    frame,
    summary ? 'Error: Change your password' : 'Change your password',
    html`<div class="card">
<h1>Change your password</h1>
<p class="lead">You’ll stay signed in here. We’ll sign you out on your other devices.</p>
${alert(summary)}
<form method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email, error: errors.email, autofocus: email === '' })}
${field({ name: 'password', label: 'Current password', type: 'password', autocomplete: 'current-password', error: errors.password, autofocus: email !== '' })}
${field({ name: 'newPassword', label: 'New password', type: 'password', autocomplete: 'new-password', error: errors.newPassword, hint: 'At least 10 characters. A few words work well.' })}
${field({ name: 'confirmation', label: 'Confirm new password', type: 'password', autocomplete: 'new-password', error: errors.confirmation })}
<button type="submit">Change password</button>
</form>
<p class="other"><a href="${siteUrl}">Back to Verandah</a></p>
</div>`,
  );
}
