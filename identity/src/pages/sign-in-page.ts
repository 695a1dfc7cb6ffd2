import { demoAccounts, demoPassword } from '../accounts/demo-accounts.ts';
import { alert, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

type SignIn = { uid: string; email?: string; problem?: string | undefined; showDemoAccounts: boolean };

export function signInPage(frame: PageFrame, { uid, email, problem, showDemoAccounts }: SignIn): string {
  return page(
    frame,
    problem ? 'Problem: Sign in' : 'Sign in',
    html`<div class="card">
<h1>Sign in</h1>
<p class="lead">to continue to Verandah</p>
${alert(problem)}
<form method="post" action="/interaction/${uid}" novalidate>
${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, autofocus: !email })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', autofocus: Boolean(email) })}
<button type="submit">Sign in</button>
</form>
<p class="other">New to Verandah? <a href="/interaction/${uid}/sign-up">Create an account</a></p>
</div>
${
  showDemoAccounts
    ? html`<section class="demo" aria-label="Demo accounts"><p>Demo accounts, password <code>${demoPassword}</code></p>
<ul>${demoAccounts.map((one) => html`<li><code>${one.email}</code> ${one.givenName} ${one.familyName}</li>`)}</ul></section>`
    : ''
}`,
  );
}
