import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SandboxConfig } from '../sandbox/sandbox-config.ts';
import type { ProviderCustomer } from './provider-harness.ts';

const program = resolve(import.meta.dirname, '../../../providers/src/server.ts');

/** The faults of `PUT /test/faults`; those that are left out end. */
export type SandboxFaults = {
  responseDelayMs?: number;
  loseResponses?: number;
  webhookDelayMs?: number;
  webhookRepeats?: number;
  webhooksHeld?: boolean;
  webhooksReversed?: boolean;
};

/** A payment sandbox in a process of its own, with its own data. */
export type SandboxProcess = SandboxConfig & {
  setFaults: (faults: SandboxFaults) => Promise<void>;
  /** Ends the time that an unfinished payment has: the page of the provider, or the approval of Zip. */
  expire: (paymentId: string) => Promise<void>;
  customer: ProviderCustomer<keyof typeof numbers>;
  /** Kills the process and starts another one on the same port with the same data. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the payment sandbox on a free port.
 * @param options.backendUrl the origin that receives webhooks
 */
export async function startSandboxProcess(options: {
  backendUrl: string;
  siteOrigin?: string;
}): Promise<SandboxProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'));
  const config = { secretKey: 'sk_test_of_an_automatic_test', webhookSecret: 'whsec_of_an_automatic_test' };
  const environment = {
    BACKEND_URL: options.backendUrl,
    PUBLIC_ORIGIN: options.siteOrigin ?? 'http://localhost:4300',
    VERANDAH_DATA: dataFolder,
    SANDBOX_PAYMENTS_KEY: config.secretKey,
    SANDBOX_PAYMENTS_WEBHOOK_SECRET: config.webhookSecret,
  };
  let running = await launch({ ...environment, PAYMENTS_PORT: '0' });
  const { url } = running;
  const kill = async () => {
    const ended = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await ended;
  };
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${config.secretKey}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  };
  const answer = (id: string, chosen: string) => call('POST', `/test/payments/${id}/answer`, { answer: chosen });
  return {
    url,
    ...config,
    setFaults: (faults) => call('PUT', '/test/faults', faults),
    expire: (paymentId) => call('POST', `/test/payments/${paymentId}/expiry`, {}),
    customer: {
      typeCard: (card) => cardToken(url, numbers[card]),
      answerChallenge: ({ id }, chosen) => answer(id, chosen),
      answerZip: ({ id }, chosen) => answer(id, chosen),
    },
    async crash() {
      await kill();
      running = await launch({ ...environment, PAYMENTS_PORT: new URL(url).port });
    },
    async stop() {
      await kill();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function launch(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, 'payments'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The payment sandbox ended with ${code}.`))),
  ]);
  return { child, url: (message as { payments: string }).payments };
}

/** The numbers of the sandbox's test cards. */
const numbers = {
  success: '4242424242424242',
  declined: '4000000000000002',
  'insufficient-funds': '4000000000009995',
  'expired-card': '4000000000000069',
  'incorrect-security-code': '4000000000000127',
  'lost-or-stolen': '4000000000009979',
  challenge: '4000002500003155',
  'challenge-then-declined': '4000008400001629',
  'declined-once-saved': '4000000000000341',
};

/** Requests a token as the card fields do. */
export async function cardToken(sandboxUrl: string, number: string): Promise<string> {
  const card = { number, expiryMonth: 12, expiryYear: new Date().getUTCFullYear() + 3, securityCode: '123' };
  const response = await fetch(`${sandboxUrl}/card-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
