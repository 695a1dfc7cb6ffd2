import { alert, errorSummary, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';
import { type VerificationStatus, verificationStatus } from './verify-email-page.ts';

export type EmailErrors = Partial<Record<'email' | 'newEmail' | 'password', string>>;

type ChangeEmail = {
  action: string;
  siteUrl: string;
  email: string;
  newEmail: string;
  /** Undefined when the user is not signed in here, and must not see whether an email is verified. */
  verification: VerificationStatus | undefined;
  verifyUrl: string;
  errors?: EmailErrors;
  problem?: string;
};

export function changeEmailPage(
  frame: PageFrame,
  { action, siteUrl, email, newEmail, verification, verifyUrl, errors = {}, problem }: ChangeEmail,
): string {
  const summary = problem ?? errorSummary(errors);
  return page(
    frame,
    summary ? 'Error: Change your email' : 'Change your email',
    html`<div class="card">
<h1>Change your email</h1>
<p class="lead">You’ll sign in with it, and we’ll send your emails there.</p>
${verification && verificationStatus(verification)}
${alert(summary)}
<form method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'Current email', type: 'email', autocomplete: 'username', value: email, error: errors.email, autofocus: email === '' })}
${field({ name: 'newEmail', label: 'New email', type: 'email', autocomplete: 'email', value: newEmail, error: errors.newEmail, autofocus: email !== '' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', error: errors.password })}
<button type="submit">Change email</button>
</form>
${verification ? '' : html`<p class="other"><a href="${verifyUrl}">Verify your email</a></p>`}
<p class="other"><a href="${siteUrl}">Back to Verandah</a></p>
</div>`,
  );
}
