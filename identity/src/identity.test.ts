import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IdentityConfig } from './config.ts';
import { type Identity, startIdentity } from './index.ts';
import { freePort } from './testing/free-port.ts';
import { type TestClient, testClient } from './testing/test-client.ts';

const siteOrigin = 'http://localhost:4300';
let identity: Identity;
let config: IdentityConfig;
let client: TestClient;

beforeAll(async () => {
  const port = await freePort();
  const dataFolder = await mkdtemp(join(tmpdir(), 'identity-'));
  config = {
    issuer: `http://localhost:${port}`,
    host: 'localhost',
    port,
    dataFolder,
    siteOrigin,
    clientId: 'verandah',
    clientSecret: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-reply@verandah.example',
    outboxFolder: join(dataFolder, 'outbox'),
    demoAccounts: true,
  };
  identity = await startIdentity(config);
  client = testClient(config);
});

afterAll(async () => {
  await identity.close();
  await rm(config.dataFolder, { recursive: true });
});

describe('sign-in with authorization code and PKCE', () => {
  it('returns the claims of the account, and signs in again without a form', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
    expect(form.text).toContain('Sign in');
    expect(form.text).toContain(`<a href="${siteOrigin}/search">Search without signing in</a>`);
    const callback = await browser.post(form.url, { email: 'Olivia@example.com', password: 'verandah-demo' });
    expect(callback.url).toMatch(/^http:\/\/localhost:4300\/auth\/callback\?code=/);
    expect(await client.claimsFor(callback.url)).toMatchObject({
      sub: 'demo-olivia',
      given_name: 'Olivia',
      family_name: 'Nguyen',
      email: 'olivia@example.com',
    });
    expect((await browser.open(client.authorizeUrl())).url).toContain('/auth/callback?code=');
  });

  it('rejects a code with a wrong verifier', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
    const callback = await browser.post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    const response = await client.exchange(
      new URL(callback.url).searchParams.get('code') ?? '',
      randomBytes(32).toString('base64url'),
    );
    expect(response.status).toBe(400);
  });

  it('rejects a request without PKCE', async () => {
    const url = new URL(client.authorizeUrl());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect((await client.aBrowser().open(url.href)).url).toContain('error=invalid_request');
  });

  it('rejects another redirect URI', async () => {
    const url = new URL(client.authorizeUrl());
    url.searchParams.set('redirect_uri', 'https://evil.example/callback');
    const response = await client.aBrowser().open(url.href);
    expect(response.status).toBe(400);
    expect(response.text).toContain('We couldn’t sign you in');
    expect(response.text).not.toContain('redirect_uri');
  });

  it('shows a wrong password, keeps the typed email, and rejects the eleventh attempt', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
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
    const form = await client.aBrowser().open(client.authorizeUrl());
    const response = await client.aBrowser().post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    expect(response.status).toBe(400);
    expect(response.text).toContain('This sign-in has expired');
  });
});

describe('sign-up', () => {
  const typed = { givenName: 'Mia', familyName: '<b>Wong', email: 'mia@example.com', password: 'seven green parrots' };

  it('creates an account, stores it and signs in', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl({ screen_hint: 'sign-up' }));
    expect(form.text).toContain('Create your account');
    const refused = await browser.post(form.url, { ...typed, password: 'short' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Use at least 10 characters');
    expect(refused.text).not.toContain('<b>Wong');
    const callback = await browser.post(form.url, typed);
    expect(await client.claimsFor(callback.url)).toMatchObject({ given_name: 'Mia', email: 'mia@example.com' });

    const stored = await readFile(join(config.dataFolder, 'accounts.json'), 'utf8');
    expect(stored).toContain('mia@example.com');
    expect(stored).not.toContain(typed.password);

    const second = client.aBrowser();
    const again = await second.open(client.authorizeUrl({ screen_hint: 'sign-up' }));
    expect((await second.post(again.url, typed)).text).toContain('There’s already an account with this email');
  });
});

describe('sign-out', () => {
  it('does not ask when the site’s id token names the user', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
    const callback = await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    const { idToken } = await client.tokensFor(callback.url);
    const logout = new URL(`${config.issuer}/session/end`);
    logout.search = new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: `${siteOrigin}/`,
    }).toString();
    expect((await browser.open(logout.href)).url).toBe(`${siteOrigin}/`);
    expect((await browser.open(client.authorizeUrl())).text).toContain('Sign in');
  });

  it('asks first when the request has no id token', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
    await browser.post(form.url, { email: 'olivia@example.com', password: 'verandah-demo' });
    expect((await browser.open(`${config.issuer}/session/end`)).text).toContain('Sign out?');
    expect((await browser.open(client.authorizeUrl())).url).toContain('code=');
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
