import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignInBrowser } from './testing/sign-in-browser.ts';
import { type SignInSite, signInSite } from './testing/sign-in-site.ts';

let site: string;
let login: string;
let world: SignInSite;
beforeAll(async () => {
  world = await signInSite();
  site = world.site;
  login = world.identity.url;
});
afterAll(() => world.close());

let people = 0;
/** Each test has a new account, signed in. */
async function newUser() {
  people += 1;
  const email = `user-${people}@example.com`;
  const browser = world.aBrowser();
  const form = await browser.open(`${site}/auth/login?screen=sign-up`);
  await browser.post(form.url, { givenName: 'Some', familyName: 'Body', email, password: present });
  return { email, browser };
}
const present = 'seven green parrots';
const chosen = 'eight blue wombats';

const passwordPage = (query = '?redirectUrl=%2Fsettings%2Fprofile') => `${login}/account/password${query}`;
const changePassword = (browser: SignInBrowser, email: string, more: Record<string, string> = {}) =>
  browser.post(passwordPage(), { email, password: present, newPassword: chosen, confirmation: chosen, ...more });
const linkIn = (html: string) => /<a class="button" href="([^"]+)"/.exec(html)?.[1] ?? '';
const isSignedIn = async (browser: SignInBrowser) => (await browser.session()).user !== null;

describe('changing the password', () => {
  it('(c.59) ends all other sessions at once on site and login service; this browser needs no sign-in', async () => {
    const { email, browser } = await newUser();
    const phone = await world.signedIn(email, present);
    const { tokens } = await phone.session();
    expect(await phone.statusOf('/api/overview', tokens.accessToken)).toBe(200);

    const form = await browser.open(passwordPage(`?redirectUrl=%2Fsettings%2Fprofile&login_hint=${email}`));
    expect(form.text).toContain(`value="${email}"`);
    const done = await changePassword(browser, email);
    expect(done.text).toContain('Password changed');

    expect(await phone.statusOf('/api/overview', tokens.accessToken)).toBe(401);
    expect((await phone.refresh(tokens.refreshToken)).status).toBe(401);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await phone.open(`${site}/auth/login`)).text).toContain('to continue to Verandah');

    expect((await browser.open(linkIn(done.text))).url).toBe(`${site}/settings/profile`);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(await world.signedIn(email, present))).toBe(false);
    expect(await isSignedIn(await world.signedIn(email, chosen))).toBe(true);
  });

  it('does not sign out other people', async () => {
    const { email, browser } = await newUser();
    const other = await newUser();
    await changePassword(browser, email);
    expect(await isSignedIn(other.browser)).toBe(true);
    expect((await other.browser.open(`${site}/auth/login?redirectUrl=/a`)).url).toBe(`${site}/a`);
  });

  it('works in a browser that the login service does not know', async () => {
    const { email } = await newUser();
    const elsewhere = world.aBrowser();
    const done = await changePassword(elsewhere, email);
    expect((await elsewhere.open(linkIn(done.text))).text).toContain('to continue to Verandah');
    expect(await isSignedIn(await world.signedIn(email, chosen))).toBe(true);
  });

  it.each([
    [{ password: 'not the one' }, 'Email and password don’t match'],
    [{ email: '' }, 'Enter your email.'],
    [{ password: '' }, 'Enter your current password'],
    [{ newPassword: 'short', confirmation: 'short' }, 'Use at least 10 characters'],
    [{ newPassword: present, confirmation: present }, 'Choose a password that’s different from your current one'],
    [{ confirmation: 'eight blue wombat' }, 'The passwords don’t match'],
  ])('rejects %j with the reason and changes nothing', async (typed, words) => {
    const { email, browser } = await newUser();
    const refused = await changePassword(browser, email, typed);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(words)]);
    expect(refused.text).toMatch(/<title>Error: /);
    expect(refused.text).toContain('role="alert"');
    for (const secret of [present, chosen]) expect(refused.text).not.toContain(secret);
    expect(await isSignedIn(await world.signedIn(email, present))).toBe(true);
  });

  it('shares its attempt limit with signing in', async () => {
    const { email, browser } = await newUser();
    for (let tries = 0; tries < 5; tries += 1) await world.signedIn(email, 'a guess of mine');
    for (let tries = 0; tries < 5; tries += 1) await changePassword(browser, email, { password: 'another guess' });
    expect((await changePassword(browser, email)).status).toBe(429);
    expect(await isSignedIn(await world.signedIn(email, present))).toBe(false);
  });

  it('rejects a form of another site', async () => {
    const { email } = await newUser();
    const body = new URLSearchParams({ email, password: present, newPassword: chosen, confirmation: chosen });
    for (const header of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      expect((await fetch(passwordPage(), { method: 'POST', body, headers: [[...header]] })).status).toBe(403);
    }
    expect(await isSignedIn(await world.signedIn(email, present))).toBe(true);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '',
  ])('never redirects to %p afterwards', async (redirectUrl) => {
    const query = `?redirectUrl=${encodeURIComponent(redirectUrl)}`;
    for (const page of ['password', 'password/changed', 'email', 'email/changed']) {
      const { text } = await world.aBrowser().open(`${login}/account/${page}${query}`);
      expect(text).toContain(`href="${site}/auth/login?redirectUrl=%2F"`);
      expect(text).not.toContain('evil');
    }
  });
});

describe('changing the email address', () => {
  const changeEmail = (browser: SignInBrowser, email: string, newEmail: string, password = present) =>
    browser.post(`${login}/account/email?redirectUrl=%2Fsettings%2Fprofile`, { email, newEmail, password });

  it('is known to the site after the return, and ends no session', async () => {
    const { email, browser } = await newUser();
    const phone = await world.signedIn(email, present);
    const done = await changeEmail(browser, email, `New-${email}`);
    expect(done.text).toContain('Email changed');
    expect((await browser.open(linkIn(done.text))).url).toBe(`${site}/settings/profile`);
    expect((await browser.session()).user.username).toBe(`new-${email}`);
    expect((await phone.session()).user.username).toBe(`new-${email}`);
    expect(await isSignedIn(await world.signedIn(`new-${email}`, present))).toBe(true);
    expect(await isSignedIn(await world.signedIn(email, present))).toBe(false);
  });

  it('reveals another account only to someone who knows the password', async () => {
    const { email, browser } = await newUser();
    const guess = await changeEmail(browser, email, 'olivia@example.com', 'a guess of mine');
    expect([guess.status, guess.text]).toEqual([422, expect.stringContaining('don’t match')]);
    expect(guess.text).not.toContain('another account');
    const taken = await changeEmail(browser, email, 'olivia@example.com');
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('There’s already an account')]);
  });

  it.each([
    ['nonsense', 'Enter an email like name@example.com'],
    ['<b>x@example.com', 'don’t match'],
  ])('keeps the typed values (%s) and says what is wrong', async (newEmail, words) => {
    const { email, browser } = await newUser();
    const { text } = await changeEmail(browser, email, newEmail, 'a guess of mine');
    expect(text).toContain(words);
    expect(text).not.toContain('<b>');
  });
});

describe('a browser that was signed out from another browser', () => {
  it('asks for the password again although the login service remembers it; the others stay signed in', async () => {
    const { email, browser } = await newUser();
    const lost = await world.signedIn(email, present);
    const third = await world.signedIn(email, present);
    const { tokens } = await browser.session();
    const { member } = await browser.get('/api/sessions', tokens.accessToken);
    expect(member).toHaveLength(3);
    expect(member[0]).toMatchObject({ current: true, device: 'Firefox on Linux' });

    expect(await browser.change('DELETE', '/api/sessions')).toBe(204);
    expect([await isSignedIn(lost), await isSignedIn(third), await isSignedIn(browser)]).toEqual([false, false, true]);

    const asked = await lost.open(`${site}/auth/login?redirectUrl=/properties`);
    expect(asked.text).toContain('to continue to Verandah');
    expect(await isSignedIn(lost)).toBe(false);
    // `auth_time` has a resolution of one second, so a password typed in the second of the revocation would be
    // requested again.
    await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
    expect((await lost.post(asked.url, { email, password: present })).url).toBe(`${site}/properties`);
    expect(await isSignedIn(lost)).toBe(true);
    // The second attempt needs no password.
    expect((await lost.open(`${site}/auth/login?redirectUrl=/again`)).url).toBe(`${site}/again`);
  });
});
