import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from 'backend/testing';
import { freePorts } from './testing/free-ports.ts';
import { type OtherLoginService, startOtherLoginService } from './testing/other-login-service.ts';
import { type SignInBrowser, signInBrowser } from './testing/sign-in-browser.ts';

const signInPage = '<h1>The other login service</h1>';
let site: string;
let login: OtherLoginService;
let backend: TestBackend;
beforeAll(async () => {
  const [sitePort = 0, loginPort = 0] = await freePorts(2);
  site = `http://127.0.0.1:${sitePort}`;
  login = await startOtherLoginService(site, loginPort);
  backend = await testBackend({ issuer: login.url, ...login.client, publicOrigin: site });
  await backend.app.listen({ port: sitePort, host: '127.0.0.1' });
});
afterAll(async () => {
  await backend.close();
  await login.close();
});

async function signedIn(): Promise<SignInBrowser> {
  const browser = signInBrowser(site, backend);
  const form = await browser.open(`${site}/auth/login?redirectUrl=%2Fproperties`);
  expect([form.status, form.text]).toEqual([200, signInPage]);
  const { email, password } = login.account;
  expect((await browser.post(form.url, { email, password })).url).toBe(`${site}/properties`);
  return browser;
}

it('signs in with another implementation of OpenID Connect, always as the same user', async () => {
  const [first, second] = [await (await signedIn()).session(), await (await signedIn()).session()];
  expect(first.user).toMatchObject({ givenName: 'Mia', familyName: 'Novak', username: 'mia@example.com' });
  expect(second.user.id).toBe(first.user.id);
});

it('signs out there too, so the next sign-in asks for the password', async () => {
  const browser = await signedIn();
  const { tokens, user } = await browser.session();
  expect((await browser.open(`${site}/auth/logout?redirectUrl=%2Fsearch`)).url).toBe(`${site}/search`);
  expect((await browser.session()).user).toBeNull();
  expect(await browser.statusOf(`/api/customer-users/${user.id}`, tokens.accessToken)).toBe(401);
  expect((await browser.open(`${site}/auth/login`)).text).toBe(signInPage);
});

it('needs no password while the session there lasts, unless the page asks for it', async () => {
  const browser = await signedIn();
  expect((await browser.open(`${site}/auth/login?redirectUrl=%2Frent`)).url).toBe(`${site}/rent`);

  const { user, tokens } = await browser.session();
  const own = { ownerId: user.id, propertyId: (await backend.insert.property({ ownerId: user.id })).id };
  const number = `/api/bank-accounts/${(await backend.insert.bankAccount(own)).id}/number`;
  await backend.database.execute("update sessions set authenticated_at = authenticated_at - interval '11 minutes'");
  expect(await browser.statusOf(number, tokens.accessToken)).toBe(403);
  const form = await browser.open(`${site}/auth/login?redirectUrl=%2Frent&prompt=login`);
  expect(form.text).toBe(signInPage);
  const { email, password } = login.account;
  expect((await browser.post(form.url, { email, password })).url).toBe(`${site}/rent`);
  expect(await browser.statusOf(number, tokens.accessToken)).toBe(200);
});

it('ends the session of the site when the user signs out there (back-channel logout)', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  const { tokens, user } = await here.session();
  expect(await here.signOutOfLoginService(`${login.url}/sign-out`)).toBe(200);
  while ((await here.session()).user !== null) await wait(20);
  expect(await here.statusOf(`/api/customer-users/${user.id}`, tokens.accessToken)).toBe(401);
  expect((await elsewhere.session()).user.id).toBe(user.id);
});

it('shows an error, and opens no session, when the client’s secret is wrong', async () => {
  const stranger = await testBackend({ issuer: login.url, ...login.client, clientSecret: 'wrong', publicOrigin: site });
  const browser = signInBrowser(site, stranger);
  const form = await browser.open(`${site}/auth/login`);
  const { email, password } = login.account;
  const back = await browser.post(form.url, { email, password });
  expect([back.status, (await browser.session()).user]).toEqual([400, null]);
  expect(back.text).toContain('We couldn’t sign you in');
  await stranger.close();
});
