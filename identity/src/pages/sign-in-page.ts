import { addresses } from 'shared-contract/page/addresses';
import { demoAccounts, demoPassword } from '../accounts/demo-accounts.ts';
import { alert, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

type SignIn = { uid: string; email?: string; problem?: string | undefined; showDemoAccounts: boolean };

export function signInPage(frame: PageFrame, { uid, email, problem, showDemoAccounts }: SignIn): string {
  const forgot = `/account/forgot${email ? `?login_hint=${encodeURIComponent(email)}` : ''}`;
  return page(
    frame,
    problem ? 'Error: Sign in' : 'Sign in',
    html`<div class="card">
<h1>Sign in</h1>
<p class="lead">to continue to Verandah</p>
${alert(problem)}
<form method="post" action="/interaction/${uid}" novalidate>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email, autofocus: !email })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', autofocus: Boolean(email) })}
<button type="submit">Sign in</button>
</form>
<p class="other"><a href="${forgot}">Forgot your password?</a></p>
<p class="other">New to Verandah? <a href="/interaction/${uid}/sign-up">Create an account</a></p>
<p class="other">Looking for a home? <a href="${frame.siteOrigin}${addresses.search()}">Search without signing in</a></p>
</div>
${
  showDemoAccounts
    ? html`<section class="demo" aria-label="Demo accounts"><p>Demo accounts. The password is <code>${demoPassword}</code>.</p>
<ul>${demoAccounts.map(({ email, givenName, familyName }) => html`<li><code>${email}</code> ${givenName} ${familyName}</li>`)}</ul></section>`
    : ''
}`,
  );
}
