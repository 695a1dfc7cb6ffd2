import { alert, field, problemSummary } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export type PasswordErrors = Partial<Record<'email' | 'password' | 'newPassword' | 'repeated', string>>;

type ChangePassword = { action: string; siteUrl: string; email: string; errors?: PasswordErrors; problem?: string };

export function changePasswordPage(
  frame: PageFrame,
  { action, siteUrl, email, errors = {}, problem }: ChangePassword,
): string {
  const summary = problem ?? problemSummary(errors);
  return page(
    frame,
    summary ? 'Problem: Change your password' : 'Change your password',
    html`<div class="card">
<h1>Change your password</h1>
<p class="lead">You stay signed in here. Everywhere else the new password will be asked for.</p>
${alert(summary)}
<form method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, error: errors.email, autofocus: email === '' })}
${field({ name: 'password', label: 'Present password', type: 'password', autocomplete: 'current-password', error: errors.password, autofocus: email !== '' })}
${field({ name: 'newPassword', label: 'New password', type: 'password', autocomplete: 'new-password', error: errors.newPassword, hint: 'At least 10 characters; a few words work well.' })}
${field({ name: 'repeated', label: 'New password again', type: 'password', autocomplete: 'new-password', error: errors.repeated })}
<button type="submit">Change password</button>
</form>
<p class="other"><a href="${siteUrl}">Back to Verandah</a></p>
</div>`,
  );
}
