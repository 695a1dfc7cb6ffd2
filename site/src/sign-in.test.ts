import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testBackend } from 'backend/testing';
import { freePorts } from './testing/free-ports.ts';
import { type SignInSite, signInSite } from './testing/sign-in-site.ts';

let site: string;
let world: SignInSite;
beforeAll(async () => {
  world = await signInSite();
  ({ site } = world);
});
afterAll(() => world.close());

const aBrowser = () => world.aBrowser();
const signedIn = (email: string) => world.signedIn(email);

describe('signing in', () => {
  it('goes to the login service and returns to the page, signed in', async () => {
    const browser = aBrowser();
    const form = await browser.open(`${site}/auth/login?redirectUrl=%2Fproperties%3Fpage%3D2`);
    expect(form.url).toContain(world.identity.url);
    const back = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    expect(back.url).toBe(`${site}/properties?page=2`);
    const session = await browser.session();
    expect(session.user).toMatchObject({ givenName: 'Olivia', familyName: 'Nguyen', username: 'olivia@example.com' });
    expect(await browser.statusOf(`/api/customer-users/${session.user.id}`, session.tokens.accessToken)).toBe(200);
  });

  it('creates the customer user at the first login only', async () => {
    const [first, second] = [await signedIn('jack@example.com'), await signedIn('jack@example.com')];
    expect((await first.session()).user.id).toBe((await second.session()).user.id);
  });

  it('opens the sign-up form when asked, and the new account is signed in at once', async () => {
    const browser = aBrowser();
    const form = await browser.open(`${site}/auth/login?redirectUrl=%2F&screen=sign-up`);
    expect(form.text).toContain('Create your account');
    const typed = { givenName: 'Mia', familyName: "O'Hara", email: 'mia@example.com', password: 'seven green parrots' };
    expect((await browser.post(form.url, typed)).url).toBe(`${site}/`);
    expect((await browser.session()).appUser).toMatchObject({ fullName: "Mia O'Hara" });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/x/..//evil.example', '/auth/logout', ''])(
    'never redirects to %p afterwards',
    async (redirectUrl) => {
      const browser = aBrowser();
      const form = await browser.open(`${site}/auth/login?redirectUrl=${encodeURIComponent(redirectUrl)}`);
      const back = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
      expect(back.url).toBe(`${site}/`);
    },
  );

  it('ends in the browser where it began, and only once', async () => {
    const victim = aBrowser();
    const attacker = aBrowser();
    const form = await attacker.open(`${site}/auth/login`);
    const callback = await attacker.post(form.url, { email: 'jack@example.com', password: 'verandah-demo' }, 'stop');
    expect((await victim.open(callback.url)).status).toBe(400);
    expect((await victim.session()).user).toBeNull();
    expect((await attacker.open(callback.url)).url).toBe(`${site}/`);
    // The back button: the user is already signed in, so nothing happens.
    expect((await attacker.open(callback.url)).url).toBe(`${site}/`);
    expect((await aBrowser().open(callback.url)).status).toBe(400);
  });

  it('lets several tabs of one browser sign in at once', async () => {
    const browser = aBrowser();
    const [one, two] = [
      await browser.open(`${site}/auth/login?redirectUrl=/a`),
      await browser.open(`${site}/auth/login?redirectUrl=/b`),
    ];
    const account = { email: 'olivia@example.com', password: 'verandah-demo' };
    expect((await browser.post(one.url, account)).url).toBe(`${site}/a`);
    const { tokens } = await browser.session();
    expect((await browser.post(two.url, account)).url).toBe(`${site}/b`);
    const refreshed = await browser.refresh(tokens.refreshToken);
    expect(refreshed.status).toBe(200);
  });

  it('shows an error when the login service does not respond', async () => {
    const [unusedPort] = await freePorts(1);
    const alone = await testBackend({ issuer: `http://localhost:${unusedPort}` });
    const response = await alone.inject({ url: '/auth/login' });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('We can’t sign you in right now');
    await alone.close();
  });
});

describe('typing the password again', () => {
  it('opens what needs a recent sign-in, although the login service still has a session', async () => {
    const browser = await signedIn('olivia@example.com');
    const { user, tokens } = await browser.session();
    const { insert, database } = world.backend;
    const own = { ownerId: user.id, propertyId: (await insert.property({ ownerId: user.id })).id };
    const number = `/api/bank-accounts/${(await insert.bankAccount(own)).id}/number`;
    const status = () => browser.statusOf(number, tokens.accessToken);
    expect(await status()).toBe(200);
    await database.execute("update sessions set authenticated_at = authenticated_at - interval '11 minutes'");
    expect(await status()).toBe(403);
    const form = await browser.open(`${site}/auth/login?redirectUrl=%2Fproperties&prompt=login`);
    expect(form.url).toContain(world.identity.url);
    expect(await status()).toBe(403);
    const back = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    expect([back.url, await status()]).toEqual([`${site}/properties`, 200]);
  });
});

describe('signing out', () => {
  it('ends the session and its tokens at once on site and login service, and returns', async () => {
    const browser = await signedIn('olivia@example.com');
    const { user, tokens } = await browser.session();
    const back = await browser.open(`${site}/auth/logout?redirectUrl=%2Fsearch`);
    expect(back.url).toBe(`${site}/search`);
    expect((await browser.session()).user).toBeNull();
    expect(await browser.statusOf(`/api/customer-users/${user.id}`, tokens.accessToken)).toBe(401);
    expect((await browser.refresh(tokens.refreshToken)).status).toBe(401);
    // Signed out on the login service as well: the next login asks for the password.
    expect((await browser.open(`${site}/auth/login`)).text).toContain('Sign in');
  });

  it('asks no question when the login service has no session', async () => {
    const browser = await signedIn('olivia@example.com');
    browser.forget(world.identity.url);
    const passing = await browser.open(`${site}/auth/logout?redirectUrl=%2Fsearch`);
    // A page that submits its form by itself.
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(passing.text) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(passing.text) ?? [];
    expect((await browser.post(action, { xsrf, logout: 'yes' })).url).toBe(`${site}/search`);
  });

  it('rejects a request of another site', async () => {
    const browser = await signedIn('olivia@example.com');
    const response = await browser.open(`${site}/auth/logout`, { 'sec-fetch-site': 'cross-site' });
    expect(response.text).toContain('Sign out?');
    expect((await browser.session()).user).not.toBeNull();
  });

  it('returns a visitor who is not signed in', async () => {
    expect((await aBrowser().open(`${site}/auth/logout?redirectUrl=%2Fsearch`)).url).toBe(`${site}/search`);
  });
});
