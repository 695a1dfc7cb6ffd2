import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataFolder } from 'backend/file-lock';
import { root } from './checks/run.ts';
import { siteConfig } from './config.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { freePorts } from './testing/free-ports.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a data folder', () => {
  it('can be used by only one running site', async () => {
    const lock = lockDataFolder(folder, 'http://localhost:4300');
    expect(() => lockDataFolder(folder, 'http://localhost:4400')).toThrow(
      `is in use by the site at http://localhost:4300 (process ${process.pid}). Stop that site, or set VERANDAH_DATA`,
    );
    lock.release();
    lockDataFolder(folder, 'http://localhost:4400').release();
  });

  it.each([
    ['of a process that has ended', { pid: 999_999_999, startedAt: '1' }],
    ['of a process whose id another process has now', { pid: process.pid, startedAt: 'long ago' }],
  ])('takes over the lock %s', async (_what, owner) => {
    await writeFile(join(folder, 'running.json'), JSON.stringify({ ...owner, url: 'http://localhost:4300' }));
    lockDataFolder(folder, 'http://localhost:4400');
    expect(JSON.parse(await readFile(join(folder, 'running.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it.each(['', '/data'])('is rejected in one line when the path is a file (%j below it)', async (below) => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(() => lockDataFolder(file + below, 'http://localhost:4300')).toThrow(
      `VERANDAH_DATA: expected a folder that can be made and written to, got "${file + below}" (E`,
    );
  });
});

describe('a port', () => {
  it.each(['127.0.0.1', '::1'])('in use at %s is refused by its setting', async (host) => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, host, () => resolve((server.address() as { port: number }).port));
    });
    await expect(requireFreePorts({ VERANDAH_PORT: port })).rejects.toThrow(
      `Port ${port} is taken: expected it to be free, but another program answers there. Stop it, or set VERANDAH_PORT`,
    );
    server.close();
  });

  it('that is free is fine', async () => {
    const [port = 0] = await freePorts(1);
    await expect(requireFreePorts({ VERANDAH_PORT: port })).resolves.toBeUndefined();
  });
});

describe('the environment', () => {
  it.each([
    [{ VERANDAH_PORT: 'http' }, 'VERANDAH_PORT: expected a port from 1 to 65535, got "http"'],
    [{ IDENTITY_PORT: '4300' }, 'IDENTITY_PORT: expected a port of its own, got 4300, which is VERANDAH_PORT too'],
    [{ PAYMENTS_PORT: '4302' }, 'PAYMENTS_PORT: expected a port of its own, got 4302, which is BACKEND_PORT too'],
    [
      { TENANT_CHECKS_PORT: '4303' },
      'TENANT_CHECKS_PORT: expected a port of its own, got 4303, which is PAYMENTS_PORT too',
    ],
    [
      { OPERATORS: 'olivia@example.com', RELEASE_SERVICE_PORT: '4304' },
      'RELEASE_SERVICE_PORT: expected a port of its own, got 4304, which is TENANT_CHECKS_PORT too',
    ],
    [{ TENANT_CHECKS_PORT: '0' }, 'TENANT_CHECKS_PORT: expected a port from 1 to 65535, got "0"'],
    [
      { TENANT_CHECKS_URL: 'checks' },
      'TENANT_CHECKS_URL: expected an https address (http on localhost only), got "checks". Correct it',
    ],
    [
      { TENANT_CHECKS_URL: 'http://checks.example' },
      'TENANT_CHECKS_URL: expected an https address (http on localhost only), got "http://checks.example"',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected an address such as postgresql://'],
    [{ BUILD_POLL_MINUTES: '-1' }, 'BUILD_POLL_MINUTES: expected a number of minutes above 0, got "-1". Correct it'],
    [{ BUILD_POLL_MINUTES: 'x' }, 'BUILD_POLL_MINUTES: expected a number of minutes above 0, got "x". Correct it'],
    [{ PUBLIC_ORIGIN: 'foo' }, 'PUBLIC_ORIGIN: expected an origin such as https://verandah.example, got "foo"'],
    [{ IDENTITY_ISSUER: 'foo' }, 'IDENTITY_ISSUER: expected an origin such as http://localhost:4301, got "foo"'],
  ])('%j is refused in one line', (env, line) => expect(() => siteConfig(env)).toThrow(line));

  it('is agreed on by all servers', () => {
    const config = siteConfig({
      VERANDAH_PORT: '5000',
      IDENTITY_PORT: '5001',
      BACKEND_PORT: '5002',
      PAYMENTS_PORT: '5003',
      TENANT_CHECKS_PORT: '5004',
    });
    expect(config.identity).toMatchObject({ issuer: 'http://localhost:5001', siteOrigin: 'http://localhost:5000' });
    expect(config.backend).toMatchObject({ issuer: 'http://localhost:5001', publicOrigin: 'http://localhost:5000' });
    expect(config.gateway).toMatchObject({ port: 5000, backendUrl: 'http://127.0.0.1:5002' });
    expect(siteConfig({ OIDC_ISSUER: 'https://login.example' }).identity).toBeNull();
    expect(config.payments).toMatchObject({
      port: 5003,
      url: 'http://localhost:5003',
      siteOrigin: 'http://localhost:5000',
      webhookUrl: 'http://127.0.0.1:5002/api/payment-webhooks',
    });
    expect(config.backend.sandboxPaymentsUrl).toBe('http://localhost:5003');
    expect(config.checks).toMatchObject({
      port: 5004,
      siteOrigin: 'http://localhost:5000',
      callbackUrl: 'http://127.0.0.1:5002/api/tenant-check-callbacks',
    });
    expect(config.backend.tenantChecksUrl).toBe('http://localhost:5004');
    const provided = siteConfig({ TENANT_CHECKS_URL: 'https://checks.example/verandah' });
    expect(provided.checks).toBeNull();
    expect(provided.backend.tenantChecksUrl).toBe('https://checks.example/verandah');
  });

  it('with operators has a release service that only the backend can use, with a new key at each start', () => {
    const env = { OPERATORS: 'olivia@example.com', RELEASE_SERVICE_PORT: '5005' };
    const { watch, backend } = siteConfig(env);
    expect(watch.service).toEqual({ port: 5005, host: '127.0.0.1', key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(backend).toMatchObject({
      operators: ['olivia@example.com'],
      releaseServiceUrl: 'http://127.0.0.1:5005',
      releaseServiceKey: watch.service?.key,
    });
    expect(siteConfig(env).watch.service?.key).not.toBe(watch.service?.key);
    expect(siteConfig({ OPERATORS: 'olivia@example.com' }).watch.service?.port).toBe(4305);
  });

  it.each([{}, { OPERATORS: '', RELEASE_SERVICE_PORT: 'none' }])('%j has no release service', (env) => {
    const { watch, backend } = siteConfig(env);
    expect(watch.service).toBeNull();
    expect(backend).toMatchObject({ operators: [] });
    expect([backend.releaseServiceUrl, backend.releaseServiceKey]).toEqual([undefined, undefined]);
  });

  it('allows frames of the payment provider that takes the cards', () => {
    const frames = (env: Record<string, string>) => siteConfig(env).gateway.paymentFrameOrigins;
    expect(frames({ PAYMENTS_PORT: '5003' })).toEqual(['http://localhost:5003']);
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_CARD_FIELDS_URL: 'https://cards.verandah.example/card-fields/',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(frames(stripe)).toEqual(['https://cards.verandah.example', 'https://hooks.stripe.com']);
    const elsewhere = siteConfig({ SANDBOX_PAYMENTS_URL: 'https://payments.example' });
    expect(elsewhere.payments).toBeNull();
    expect(elsewhere.gateway.paymentFrameOrigins).toEqual(['https://payments.example']);
  });

  it('has the URLs for changing password and email address, of another login service only when configured', () => {
    const pages = (env: Record<string, string>) => {
      const { changePasswordUrl, changeEmailUrl } = siteConfig(env).gateway.public;
      return [changePasswordUrl, changeEmailUrl];
    };
    expect(pages({ IDENTITY_PORT: '5001' })).toEqual([
      'http://localhost:5001/account/password',
      'http://localhost:5001/account/email',
    ]);
    expect(pages({ OIDC_ISSUER: 'https://login.example' })).toEqual([null, null]);
    const configured = { OIDC_ISSUER: 'https://login.example', CHANGE_PASSWORD_URL: 'https://login.example/password' };
    expect(pages(configured)).toEqual(['https://login.example/password', null]);
  });
});

it('the command refuses in one line and with a code other than 0', async () => {
  const { code, output } = await start({ VERANDAH_PORT: 'abc', VERANDAH_DATA: folder });
  expect(output.trim()).toBe(
    'VERANDAH_PORT: expected a port from 1 to 65535, got "abc". Set it to a free one such as 4300, or leave it out.',
  );
  expect(code).toBe(1);
});

it('the command names its own running site before the port that this site holds', async () => {
  const [port = 0] = await freePorts(1);
  const lock = lockDataFolder(folder, `http://localhost:${port}`);
  const server = createServer().listen(port, 'localhost');
  const { output } = await start({ VERANDAH_PORT: String(port), VERANDAH_DATA: folder });
  expect(output).toContain(`in use by the site at http://localhost:${port} (process ${process.pid})`);
  server.close();
  lock.release();
});

it('the command connects to a configured database before it builds, and leaves no lock behind', async () => {
  const [port = 0, identityPort = 0, backendPort = 0, paymentsPort = 0, checksPort = 0, unusedPort = 0] =
    await freePorts(6);
  const { code, output } = await start({
    VERANDAH_PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    BACKEND_PORT: String(backendPort),
    PAYMENTS_PORT: String(paymentsPort),
    TENANT_CHECKS_PORT: String(checksPort),
    VERANDAH_DATA: folder,
    DATABASE_URL: `postgresql://127.0.0.1:${unusedPort}/none`,
  });
  expect(output.trim()).toMatch(/^Expected a PostgreSQL that takes connections, got ".*". Check DATABASE_URL/);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'site/src/start.ts')], { env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
