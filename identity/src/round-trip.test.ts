import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IdentityConfig } from './config.ts';
import { type Identity, startIdentity } from './index.ts';

const siteOrigin = 'http://localhost:4300';
let identity: Identity;
let config: IdentityConfig;

beforeAll(async () => {
  const port = await freePort();
  config = {
    issuer: `http://localhost:${port}`,
    host: 'localhost',
    port,
    dataFolder: await mkdtemp(join(tmpdir(), 'identity-')),
    siteOrigin,
    clientId: 'verandah',
    clientSecret: undefined,
    demoAccounts: true,
  };
  identity = await startIdentity(config);
});

afterAll(async () => {
  await identity.close();
  await rm(config.dataFolder, { recursive: true });
});

describe('signing in with code and PKCE', () => {
  it('gives the site the account, and its next request no form', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    expect(form.text).toContain('Sign in');
    const back = await browser.post(form.url, { email: 'Olivia@example.com', password: 'verandah-demo' });
    expect(back.url).toMatch(/^http:\/\/localhost:4300\/auth\/callback\?code=/);
    expect(await claimsFor(back.url)).toMatchObject({
      sub: 'demo-olivia',
      given_name: 'Olivia',
      family_name: 'Nguyen',
      email: 'olivia@example.com',
    });
    expect((await browser.open(authorizeUrl())).url).toContain('/auth/callback?code=');
  });

  it('refuses a code without its verifier', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    const back = await browser.post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    const answer = await exchange(
      new URL(back.url).searchParams.get('code') ?? '',
      randomBytes(32).toString('base64url'),
    );
    expect(answer.status).toBe(400);
  });

  it('refuses a request without PKCE', async () => {
    const url = new URL(authorizeUrl());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect((await aBrowser().open(url.href)).url).toContain('error=invalid_request');
  });

  it('never sends a code to another address', async () => {
    const url = new URL(authorizeUrl());
    url.searchParams.set('redirect_uri', 'https://evil.example/callback');
    const answer = await aBrowser().open(url.href);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Signing in did not work');
  });

  it('says so when the password is wrong, keeps the address, and stops the eleventh try', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    const wrong = () => browser.post(form.url, { email: 'agent@example.com', password: 'guess' });
    const first = await wrong();
    expect(first.status).toBe(422);
    expect(first.text).toContain('role="alert"');
    expect(first.text).toContain('value="agent@example.com"');
    for (let tries = 1; tries < 10; tries += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    const right = await browser.post(form.url, { email: 'agent@example.com', password: 'verandah-demo' });
    expect(right.status).toBe(429);
  });

  it('opens nothing to a browser that did not start the sign-in', async () => {
    const form = await aBrowser().open(authorizeUrl());
    const answer = await aBrowser().post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This sign-in has ended');
  });
});

describe('signing up', () => {
  const typed = { givenName: 'Mia', familyName: '<b>Wong', email: 'mia@example.com', password: 'seven green parrots' };

  it('makes an account that signs in at once and is kept', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl({ screen_hint: 'sign-up' }));
    expect(form.text).toContain('Create your account');
    const refused = await browser.post(form.url, { ...typed, password: 'short' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Use at least 10 characters');
    expect(refused.text).not.toContain('<b>Wong');
    const back = await browser.post(form.url, typed);
    expect(await claimsFor(back.url)).toMatchObject({ given_name: 'Mia', email: 'mia@example.com' });

    const stored = await readFile(join(config.dataFolder, 'accounts.json'), 'utf8');
    expect(stored).toContain('mia@example.com');
    expect(stored).not.toContain(typed.password);

    const second = aBrowser();
    const again = await second.open(authorizeUrl({ screen_hint: 'sign-up' }));
    expect((await second.post(again.url, typed)).text).toContain('There is an account with this address already');
  });
});

describe('signing out', () => {
  it('asks nothing when the site proves whose user it is, and the session is gone', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    const back = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    const { idToken } = await tokensFor(back.url);
    const leave = new URL(`${config.issuer}/session/end`);
    leave.search = new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: `${siteOrigin}/`,
    }).toString();
    expect((await browser.open(leave.href)).url).toBe(`${siteOrigin}/`);
    expect((await browser.open(authorizeUrl())).text).toContain('Sign in');
  });

  it('asks first when anybody could have made the link', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    expect((await browser.open(`${config.issuer}/session/end`)).text).toContain('Sign out?');
    expect((await browser.open(authorizeUrl())).url).toContain('code=');
  });
});

it('sends strict headers with every page', async () => {
  const answer = await fetch(`${config.issuer}/nowhere`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('keeps accounts and keys over a restart', async () => {
  const keysBefore = await (await fetch(`${config.issuer}/jwks`)).text();
  await identity.close();
  identity = await startIdentity(config);
  expect(await (await fetch(`${config.issuer}/jwks`)).text()).toBe(keysBefore);
});

const verifier = randomBytes(32).toString('base64url');

function authorizeUrl(more: Record<string, string> = {}): string {
  const url = new URL(`${config.issuer}/auth`);
  url.search = new URLSearchParams({
    client_id: 'verandah',
    response_type: 'code',
    redirect_uri: `${siteOrigin}/auth/callback`,
    scope: 'openid profile email',
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString();
  return url.href;
}

function exchange(code: string, withVerifier: string): Promise<Response> {
  return fetch(`${config.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'verandah',
      redirect_uri: `${siteOrigin}/auth/callback`,
      code,
      code_verifier: withVerifier,
    }),
  });
}

async function tokensFor(callbackUrl: string): Promise<{ idToken: string; accessToken: string }> {
  const answer = await exchange(new URL(callbackUrl).searchParams.get('code') ?? '', verifier);
  const { id_token: idToken, access_token: accessToken } = (await answer.json()) as Record<string, string>;
  return { idToken: idToken ?? '', accessToken: accessToken ?? '' };
}

async function claimsFor(callbackUrl: string): Promise<Record<string, unknown>> {
  const { idToken } = await tokensFor(callbackUrl);
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

/** As much of a browser as a sign-in needs: cookies, redirects and forms; it stops where the site's origin begins. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const open = async (url: string, init: RequestInit = {}): Promise<{ url: string; status: number; text: string }> => {
    if (!url.startsWith(config.issuer)) return { url, status: 0, text: '' };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next) return open(new URL(next, url).href);
    return { url, status: answer.status, text: await answer.text() };
  };
  return {
    open: (url: string) => open(url),
    post: (url: string, fields: Record<string, string>) =>
      open(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
