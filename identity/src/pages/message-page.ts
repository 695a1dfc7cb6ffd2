import { addresses } from 'shared-contract/page/addresses';
import { Html, html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export function errorPage(frame: PageFrame, title: string, explanation: string): string {
  return page(
    frame,
    title,
    html`<div class="card">
<h1>${title}</h1>
<p>${explanation}</p>
<a class="button" href="${frame.siteOrigin}/">Go to Verandah</a>
</div>`,
  );
}

export function signedOutPage(frame: PageFrame): string {
  return page(
    frame,
    'Signed out',
    html`<div class="card"><h1>You’ve signed out</h1><p class="lead">See you soon.</p><a class="button" href="${frame.siteOrigin}${addresses.search()}">Go to Verandah</a></div>`,
  );
}

/**
 * Returns a page that asks the user to confirm a sign-out. It is needed when the site did not request the sign-out,
 * because any other website can link to the sign-out URL.
 */
export function confirmSignOutPage(frame: PageFrame, providerForm: string): string {
  return page(
    frame,
    'Sign out',
    html`<div class="card"><h1>Sign out?</h1><p class="lead">You’ll need to sign in again to use Verandah.</p>
${new Html(providerForm)}<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<p class="other"><a href="${frame.siteOrigin}/">Stay signed in</a></p></div>`,
  );
}
