import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SiteConfig, siteConfig } from './config.ts';
import { withSandboxSecrets } from './sandbox-secrets.ts';
import { type Sandboxes, startSandboxes } from './sandboxes.ts';
import { freePorts } from './testing/free-ports.ts';

let folder: string;
let config: SiteConfig;
let sandboxes: Sandboxes | null;
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandboxes-'));
  const [payments, checks] = (await freePorts(2)).map(String);
  const ports = { PAYMENTS_PORT: payments, TENANT_CHECKS_PORT: checks };
  config = withSandboxSecrets(siteConfig({ ...ports, VERANDAH_DATA: folder }));
  sandboxes = await startSandboxes(config, (line) => said.push(line));
});
afterAll(async () => {
  await sandboxes?.close();
  await rm(folder, { recursive: true });
});

/** Returns the statuses of both sandboxes; 0 when one does not respond. */
const statuses = () => {
  const { sandboxPaymentsUrl, sandboxPaymentsKey, tenantChecksUrl, tenantChecksKey } = config.backend;
  return Promise.all([
    statusOf(`${sandboxPaymentsUrl}/v1/payments?method=card`, sandboxPaymentsKey),
    statusOf(`${tenantChecksUrl}/v1/checks?reference=none`, tenantChecksKey),
  ]);
};

const statusOf = (url: string, key: string | undefined) =>
  fetch(url, { headers: { authorization: `Bearer ${key}` } }).then(
    (response) => response.status,
    () => 0,
  );

async function until(expected: number): Promise<void> {
  const isReached = async () => (await statuses()).every((status) => status === expected);
  for (let tries = 0; !(await isReached()) && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await statuses()).toEqual([expected, expected]);
}

it('accept the keys of the backend', () => until(200));

it('have secrets of their own', () => {
  const { sandboxPaymentsKey, sandboxPaymentsWebhookSecret, tenantChecksKey, tenantChecksCallbackSecret } =
    config.backend;
  const secrets = [sandboxPaymentsKey, sandboxPaymentsWebhookSecret, tenantChecksKey, tenantChecksCallbackSecret];
  expect(new Set(secrets).size).toBe(4);
  expect(secrets).not.toContain(undefined);
});

it('run in a process of their own, and start again when that process is killed', async () => {
  const killed = sandboxes?.pid() ?? 0;
  expect(killed).not.toBe(process.pid);
  process.kill(killed, 'SIGKILL');
  await until(0);
  await until(200);
  expect(sandboxes?.pid()).not.toBe(killed);
  expect(said).toEqual(['the sandboxes ended with SIGKILL, and start again']);
});

it('end with the site', async () => {
  await sandboxes?.close();
  await until(0);
});

it('do not start when the site uses other providers', () => {
  const elsewhere = { SANDBOX_PAYMENTS_URL: 'https://payments.example', TENANT_CHECKS_URL: 'https://checks.example' };
  expect(startSandboxes(siteConfig({ ...elsewhere, VERANDAH_DATA: folder }), () => {})).toBeNull();
});
