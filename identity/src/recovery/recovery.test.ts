import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityConfig } from '../config.ts';
import { identityConfig } from '../config.ts';
import { type Identity, startIdentity } from '../index.ts';
import { freePort } from '../testing/free-port.ts';
import { mailedLink, mailFiles } from '../testing/mails.ts';

let folder: string;
let config: IdentityConfig;
let identity: Identity;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-recovery-'));
  config = identityConfig({ IDENTITY_PORT: String(await freePort()), VERANDAH_DATA: folder });
  identity = await startIdentity(config);
});
afterAll(async () => {
  await identity.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => rm(config.outboxFolder, { recursive: true, force: true }));

const ask = (email: string) => post('/account/forgot', { email });
const changePassword = (email: string, password: string, newPassword: string) =>
  post('/account/password', { email, password, newPassword, confirmation: newPassword });

describe('password recovery', () => {
  it('mails a link that changes the password once', async () => {
    expect((await ask('Olivia@example.com')).status).toBe(200);
    const link = await mailedLink(config);
    const page = await fetch(link);
    expect(await page.text()).toContain('Choose a new password');

    const chosen = { newPassword: 'seven green parrots', confirmation: 'seven green parrots' };
    const short = await post(link, { newPassword: 'short', confirmation: 'short' });
    expect([short.status, short.text]).toEqual([422, expect.stringContaining('Use at least 10 characters.')]);
    const different = await post(link, { ...chosen, confirmation: 'seven green' });
    expect(different.text).toContain('The passwords don’t match.');

    expect((await post(link, chosen)).location).toMatch(/^\/account\/password\/changed/);
    const again = await post(link, chosen);
    expect([again.status, again.text]).toEqual([410, expect.stringContaining('This link has expired')]);
    const old = await changePassword('olivia@example.com', 'verandah-demo', 'eight green parrots');
    expect(old.text).toContain('Email and password don’t match.');
    expect((await changePassword('olivia@example.com', chosen.newPassword, 'eight green parrots')).status).toBe(303);
  });

  it('responds the same to an unknown email, and sends no mail', async () => {
    const known = await ask('jack@example.com');
    await mailedLink(config);
    const unknown = await ask('nick@example.com');
    expect({ ...unknown, text: unknown.text.replaceAll('nick', 'jack') }).toEqual(known);
    expect(await readdir(config.outboxFolder)).toHaveLength(1);
  });

  it('makes a link worthless once the password has changed', async () => {
    await ask('jack@example.com');
    const link = await mailedLink(config);
    await changePassword('jack@example.com', 'verandah-demo', 'nine green parrots');
    expect((await fetch(link)).status).toBe(410);
  });

  it('refuses other links, other sites and emails that are none', async () => {
    expect((await fetch(`${config.issuer}/account/reset?token=guess`)).status).toBe(410);
    expect((await ask('agent')).status).toBe(422);
    const body = new URLSearchParams({ email: 'agent@example.com' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${config.issuer}/account/forgot`, { method: 'POST', body, headers })).status).toBe(403);
  });

  it('limits the mails to one email, known or not', async () => {
    for (const email of ['agent@example.com', 'noel@example.com']) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    // Five mails to the agent, none to Noel, who has no account.
    expect(await mailFiles(config, 5)).toHaveLength(5);
  });
});

it('tells visitors that the login service is a demo, and allows the script that shows passwords', async () => {
  const response = await fetch(`${config.issuer}/account/password`);
  const text = await response.text();
  expect(text).toContain('This is a demo login service.');
  expect(text).toContain('input[type=password]');
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[\w+/]{43}='/);
});

async function post(path: string, fields: Record<string, string>) {
  const init: RequestInit = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' };
  const response = await fetch(new URL(path, config.issuer), init);
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}
