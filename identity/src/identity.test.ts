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
    smtpUrl: undefined,
    mailFrom: 'no-reply@verandah.example',
    outboxFolder: join(tmpdir(), 'identity-outbox'),
    demoAccounts: true,
  };
  identity = await startIdentity(config);
});

afterAll(async () => {
  await identity.close();
  await rm(config.dataFolder, { recursive: true });
});

describe('sign-in with authorization code and PKCE', () => {
  it('returns the claims of the account, and signs in again without a form', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    expect(form.text).toContain('Sign in');
    expect(form.text).toContain(`<a href="${siteOrigin}/search">Search without signing in</a>`);
    const callback = await browser.post(form.url, { email: 'Olivia@example.com', password: 'verandah-demo' });
    expect(callback.url).toMatch(/^http:\/\/localhost:4300\/auth\/callback\?code=/);
    expect(await claimsFor(callback.url)).toMatchObject({
      sub: 'demo-olivia',
      given_name: 'Olivia',
      family_name: 'Nguyen',
      email: 'olivia@example.com',
    });
    expect((await browser.open(authorizeUrl())).url).toContain('/auth/callback?code=');
  });

  it('rejects a code with a wrong verifier', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    const callback = await browser.post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    const response = await exchange(
      new URL(callback.url).searchParams.get('code') ?? '',
      randomBytes(32).toString('base64url'),
    );
    expect(response.status).toBe(400);
  });

  it('rejects a request without PKCE', async () => {
    const url = new URL(authorizeUrl());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect((await aBrowser().open(url.href)).url).toContain('error=invalid_request');
  });

  it('rejects another redirect URI', async () => {
    const url = new URL(authorizeUrl());
    url.searchParams.set('redirect_uri', 'https://evil.example/callback');
    const response = await aBrowser().open(url.href);
    expect(response.status).toBe(400);
    expect(response.text).toContain('We couldn’t sign you in');
    expect(response.text).not.toContain('redirect_uri');
  });

  it('shows a wrong password, keeps the typed email, and rejects the eleventh attempt', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    const wrong = () => browser.post(form.url, { email: 'agent@example.com', password: 'guess' });
    const first = await wrong();
    expect(first.status).toBe(422);
    expect(first.text).toContain('role="alert"');
    expect(first.text).toContain('value="agent@example.com"');
    for (let attempt = 1; attempt < 10; attempt += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    const right = await browser.post(form.url, { email: 'agent@example.com', password: 'verandah-demo' });
    expect(right.status).toBe(429);
  });

  it('rejects a browser that did not start the sign-in', async () => {
    const form = await aBrowser().open(authorizeUrl());
    const response = await aBrowser().post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    expect(response.status).toBe(400);
    expect(response.text).toContain('This sign-in has expired');
  });
});

describe('sign-up', () => {
  const typed = { givenName: 'Mia', familyName: '<b>Wong', email: 'mia@example.com', password: 'seven green parrots' };

  it('creates an account, stores it and signs in', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl({ screen_hint: 'sign-up' }));
    expect(form.text).toContain('Create your account');
    const refused = await browser.post(form.url, { ...typed, password: 'short' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Use at least 10 characters');
    expect(refused.text).not.toContain('<b>Wong');
    const callback = await browser.post(form.url, typed);
    expect(await claimsFor(callback.url)).toMatchObject({ given_name: 'Mia', email: 'mia@example.com' });

    const stored = await readFile(join(config.dataFolder, 'accounts.json'), 'utf8');
    expect(stored).toContain('mia@example.com');
    expect(stored).not.toContain(typed.password);

    const second = aBrowser();
    const again = await second.open(authorizeUrl({ screen_hint: 'sign-up' }));
    expect((await second.post(again.url, typed)).text).toContain('There’s already an account with this email');
  });
});

describe('sign-out', () => {
  it('does not ask when the site’s id token names the user', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    const callback = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    const { idToken } = await tokensFor(callback.url);
    const logout = new URL(`${config.issuer}/session/end`);
    logout.search = new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: `${siteOrigin}/`,
    }).toString();
    expect((await browser.open(logout.href)).url).toBe(`${siteOrigin}/`);
    expect((await browser.open(authorizeUrl())).text).toContain('Sign in');
  });

  it('asks first when the request has no id token', async () => {
    const browser = aBrowser();
    const form = await browser.open(authorizeUrl());
    await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    expect((await browser.open(`${config.issuer}/session/end`)).text).toContain('Sign out?');
    expect((await browser.open(authorizeUrl())).url).toContain('code=');
  });
});

it('sends security headers with every page', async () => {
  const response = await fetch(`${config.issuer}/nowhere`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('has the same keys after a restart', async () => {
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
  const response = await exchange(new URL(callbackUrl).searchParams.get('code') ?? '', verifier);
  const { id_token: idToken, access_token: accessToken } = (await response.json()) as Record<string, string>;
  return { idToken: idToken ?? '', accessToken: accessToken ?? '' };
}

async function claimsFor(callbackUrl: string): Promise<Record<string, unknown>> {
  const { idToken } = await tokensFor(callbackUrl);
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

/** A browser with cookies, redirects and forms. It stops at redirects to the site. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const open = async (url: string, init: RequestInit = {}): Promise<{ url: string; status: number; text: string }> => {
    if (!url.startsWith(config.issuer)) return { url, status: 0, text: '' };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next) return open(new URL(next, url).href);
    return { url, status: response.status, text: await response.text() };
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
