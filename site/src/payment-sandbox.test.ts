import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SiteConfig, siteConfig } from './config.ts';
import { type PaymentSandbox, startPaymentSandbox, withSandboxSecrets } from './payment-sandbox.ts';
import { freePorts } from './testing/free-ports.ts';

let folder: string;
let config: SiteConfig;
let sandbox: PaymentSandbox;
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'));
  const [port = 0] = await freePorts(1);
  config = withSandboxSecrets(siteConfig({ PAYMENTS_PORT: String(port), VERANDAH_DATA: folder }));
  if (!config.payments) throw new Error('The site has no payment sandbox.');
  sandbox = await startPaymentSandbox(config.payments, (line) => said.push(line));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const status = () => {
  const { sandboxPaymentsUrl, sandboxPaymentsKey } = config.backend;
  const headers = { authorization: `Bearer ${sandboxPaymentsKey}` };
  return fetch(`${sandboxPaymentsUrl}/v1/payments?method=card`, { headers }).then(
    (response) => response.status,
    () => 0,
  );
};

async function until(expected: number): Promise<void> {
  for (let tries = 0; (await status()) !== expected && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await status()).toBe(expected);
}

it('accepts the secret key of the backend', () => until(200));

it('runs in a process of its own, and starts again when that process is killed', async () => {
  const killed = sandbox.pid();
  expect(killed).not.toBe(process.pid);
  process.kill(killed, 'SIGKILL');
  await until(0);
  await until(200);
  expect(sandbox.pid()).not.toBe(killed);
  expect(said).toEqual(['the payment sandbox ended with SIGKILL, and starts again']);
});

it('ends with the site', async () => {
  await sandbox.close();
  await until(0);
});
