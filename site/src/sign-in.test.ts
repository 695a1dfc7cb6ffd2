import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from 'backend/testing';
import { type Identity, identityConfig, startIdentity } from 'identity';

const site = 'http://localhost:4300';
let identity: Identity;
let backend: TestBackend;
let folder: string;

beforeAll(async () => {
  const port = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'sign-in-'));
  const env = { ...process.env, VERANDAH_DATA: folder, IDENTITY_PORT: String(port), PUBLIC_ORIGIN: site };
  identity = await startIdentity(identityConfig(env));
  backend = await testBackend({ issuer: `http://localhost:${port}`, publicOrigin: site });
});
afterAll(async () => {
  await backend.close();
  await identity.close();
  await rm(folder, { recursive: true });
});

describe('signing in', () => {
  it('goes to the login service and comes back to the page, signed in', async () => {
    const browser = aBrowser();
    const form = await browser.open(`${site}/auth/login?redirectUrl=%2Fproperties%3Fpage%3D2`);
    expect(form.url).toContain(identity.url);
    const back = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    expect(back.url).toBe(`${site}/properties?page=2`);
    const session = await browser.session();
    expect(session.user).toMatchObject({ givenName: 'Olivia', familyName: 'Nguyen', username: 'olivia@example.com' });
    expect(await browser.statusOf(`/api/customer-users/${session.user.id}`, session.tokens.accessToken)).toBe(200);
  });

  it('makes the customer user at the first login only', async () => {
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
    'never leads to %p afterwards',
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
    // The back button: already signed in, so nothing happens.
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

  it('says so when the login service does not answer', async () => {
    const alone = await testBackend({ issuer: `http://localhost:${await freePort()}` });
    const answer = await alone.inject({ url: '/auth/login' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Signing in is not possible right now');
    await alone.close();
  });
});

describe('signing out', () => {
  it('kills the session and its tokens at once, here and at the login service, and returns', async () => {
    const browser = await signedIn('olivia@example.com');
    const { user, tokens } = await browser.session();
    const back = await browser.open(`${site}/auth/logout?redirectUrl=%2Fsearch`);
    expect(back.url).toBe(`${site}/search`);
    expect((await browser.session()).user).toBeNull();
    expect(await browser.statusOf(`/api/customer-users/${user.id}`, tokens.accessToken)).toBe(401);
    expect((await browser.refresh(tokens.refreshToken)).status).toBe(401);
    // Signed out there as well: the next login asks for the password.
    expect((await browser.open(`${site}/auth/login`)).text).toContain('Sign in');
  });

  it('needs no second question when the login service has forgotten the sign-in', async () => {
    const browser = await signedIn('olivia@example.com');
    browser.forget(identity.url);
    const passing = await browser.open(`${site}/auth/logout?redirectUrl=%2Fsearch`);
    // A page whose form submits itself.
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(passing.text) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(passing.text) ?? [];
    expect((await browser.post(action, { xsrf, logout: 'yes' })).url).toBe(`${site}/search`);
  });

  it('is not done for another site', async () => {
    const browser = await signedIn('olivia@example.com');
    const answer = await browser.open(`${site}/auth/logout`, { 'sec-fetch-site': 'cross-site' });
    expect(answer.text).toContain('Sign out?');
    expect((await browser.session()).user).not.toBeNull();
  });

  it('returns a visitor who is not signed in', async () => {
    expect((await aBrowser().open(`${site}/auth/logout?redirectUrl=%2Fsearch`)).url).toBe(`${site}/search`);
  });
});

async function signedIn(email: string) {
  const browser = aBrowser();
  const form = await browser.open(`${site}/auth/login`);
  await browser.post(form.url, { email, password: 'verandah-demo' });
  return browser;
}

type Page = { url: string; status: number; text: string };

/** Follows redirects between the two origins and keeps each one's cookies, as a browser does. The site's own pages are not served here. */
function aBrowser() {
  type Cookie = { name: string; value: string; path: string };
  const jars = new Map<string, Map<string, Cookie>>();

  async function request(url: URL, method: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const jar = jars.get(url.origin) ?? new Map<string, Cookie>();
    jars.set(url.origin, jar);
    const cookie = [...jar.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const all = { ...(cookie === '' ? {} : { cookie }), ...headers };
    const answer =
      url.origin === site ? await onSite(url, method, all, body) : await onIdentity(url, method, all, body);
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) jar.delete(name + path);
      else jar.set(name + path, { name, value, path });
    }
    return answer;
  }

  async function follow(url: URL, answer: Answer, until?: 'stop'): Promise<Page> {
    const next = answer.location && new URL(answer.location, url);
    if (!next) return { url: url.href, status: answer.status, text: answer.text };
    const isPage = next.origin === site && !next.pathname.startsWith('/auth/');
    if (isPage || (until === 'stop' && next.pathname === '/auth/callback'))
      return { url: next.href, status: 200, text: '' };
    return follow(next, await request(next, 'GET', {}), until);
  }

  const api = (path: string, headers: Record<string, string>, payload?: object) =>
    request(
      new URL(path, site),
      payload ? 'POST' : 'GET',
      { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
      payload && JSON.stringify(payload),
    );

  return {
    forget: (origin: string) => jars.delete(origin),
    open: async (address: string, headers: Record<string, string> = {}) => {
      const url = new URL(address);
      return follow(url, await request(url, 'GET', headers));
    },
    post: async (address: string, fields: Record<string, string>, until?: 'stop') => {
      const url = new URL(address);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin };
      return follow(url, await request(url, 'POST', headers, new URLSearchParams(fields).toString()), until);
    },
    session: async () => JSON.parse((await api('/api/auth/session', { accept: 'text/json' })).text),
    refresh: (refreshToken: string) => api('/api/auth/refresh-token', {}, { refreshToken }),
    statusOf: async (path: string, accessToken: string) =>
      (await api(path, { authorization: `Bearer ${accessToken}` })).status,
  };
}

type Answer = { status: number; text: string; location: string | undefined; cookies: string[] };

async function onSite(url: URL, method: string, headers: Record<string, string>, payload?: string): Promise<Answer> {
  const answer = await backend.inject({
    method: method as 'GET',
    url: url.pathname + url.search,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    location: answer.headers.location,
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  };
}

async function onIdentity(url: URL, method: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) });
  return {
    status: answer.status,
    text: await answer.text(),
    location: answer.headers.get('location') ?? undefined,
    cookies: answer.headers.getSetCookie(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
