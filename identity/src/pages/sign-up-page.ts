import type { NewAccount } from '../accounts/account-store.ts';
import type { FieldErrors } from '../interaction/sign-up-form.ts';
import { alert, errorSummary, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

type SignUp = { uid: string; typed?: NewAccount; errors?: FieldErrors; problem?: string };

export function signUpPage(frame: PageFrame, { uid, typed, errors = {}, problem }: SignUp): string {
  const summary = problem ?? errorSummary(errors);
  return page(
    frame,
    summary ? 'Error: Create your account' : 'Create your account',
    html`<div class="card">
<h1>Create your account</h1>
<p class="lead">For buyers, renters, owners and agents. Save homes, make offers, list, lease and sell from one account.</p>
${alert(summary)}
<form method="post" action="/interaction/${uid}/sign-up" novalidate>
<div class="names">
${field({ name: 'givenName', label: 'First name', autocomplete: 'given-name', value: typed?.givenName, error: errors.givenName, autofocus: !typed })}
${field({ name: 'familyName', label: 'Last name', autocomplete: 'family-name', value: typed?.familyName, error: errors.familyName })}
</div>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: typed?.email, error: errors.email })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', error: errors.password, hint: 'At least 10 characters. A few words work well.' })}
<button type="submit">Create account</button>
</form>
<p class="other">Already have an account? <a href="/interaction/${uid}">Sign in</a></p>
</div>`,
  );
}
