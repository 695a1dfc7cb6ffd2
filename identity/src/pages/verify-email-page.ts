import { alert, field } from './field.ts';
import { type Html, html } from './html.ts';
import { type PageFrame, page } from './page.ts';

type VerifyEmail = {
  action: string;
  siteUrl: string;
  email: string;
  /** A user who is signed in here does not type the password. */
  isSignedIn: boolean;
  problem: string | undefined;
};

/** Returns the page on which a user asks for a link. */
export function requestLinkPage(frame: PageFrame, request: VerifyEmail) {
  const { email, isSignedIn } = request;
  return formPage(frame, request, {
    lead: html`We’ll email a link to ${isSignedIn ? email : 'you'}.`,
    account: field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email }),
    button: 'Email me a link',
  });
}

/** Returns the page that a mailed link opens. The link alone changes nothing, because mail scanners open links too. */
export function verifyEmailPage(frame: PageFrame, request: VerifyEmail) {
  const { email } = request;
  return formPage(frame, request, {
    lead: html`Is <strong>${email}</strong> the email of your Verandah account?`,
    account: html`<input type="hidden" name="username" autocomplete="username" value="${email}">`,
    button: 'Verify email',
  });
}

/** A form that asks a user who is not signed in for the password of `account`, a field with the account's email. */
function formPage(
  frame: PageFrame,
  { action, siteUrl, isSignedIn, problem }: VerifyEmail,
  { lead, account, button }: { lead: Html; account: Html; button: string },
) {
  const title = 'Verify your email';
  return page(
    frame,
    problem ? `Error: ${title}` : title,
    html`<div class="card">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${alert(problem)}
<form method="post" action="${action}" novalidate>
${isSignedIn ? '' : html`${account}${passwordField}`}
<button type="submit">${button}</button>
</form>
<p class="other"><a href="${siteUrl}">Back to Verandah</a></p>
</div>`,
  );
}

export function linkSentPage(
  frame: PageFrame,
  { siteUrl, email, minutes }: { siteUrl: string; email: string; minutes: number },
) {
  return page(
    frame,
    'Check your email',
    html`<div class="card">
<h1>Check your email</h1>
<p>We’ve sent a link to <strong>${email}</strong>. It works once and expires in ${minutes} minutes.</p>
<p>Nothing there? Check your spam folder.</p>
<a class="button" href="${siteUrl}">Back to Verandah</a>
</div>`,
  );
}

export function linkExpiredPage(frame: PageFrame) {
  return page(
    frame,
    'This link has expired',
    html`<div class="card">
<h1>This link has expired</h1>
<p>You’ve already used it, it’s too old, or we’ve emailed you a newer one.</p>
<a class="button" href="/account/verify">Get a new link</a>
</div>`,
  );
}

/** Shows whether an email is verified, with a button that mails a link. */
export function verificationStatus({ email, isVerified, action }: VerificationStatus): Html {
  if (isVerified) return html`<p class="status">${email} is verified.</p>`;
  return html`<form class="status" method="post" action="${action}"><p>${email} isn’t verified.</p>
<button class="secondary" type="submit">Email me a link</button></form>`;
}

/** `action` is the address of the page that mails a link. */
export type VerificationStatus = { email: string; isVerified: boolean; action: string };

const passwordField = field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
});
