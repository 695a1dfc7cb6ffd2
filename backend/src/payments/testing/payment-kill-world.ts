import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ProviderPayment } from 'payments';
import { type SandboxProcess, startSandboxProcess } from 'payments/testing';
import { type TestBackend, testBackend } from '../../testing/index.ts';
import type { PaymentRow } from '../payment-row.ts';
import { payments } from '../payment-tables.ts';
import { freePort } from './free-port.ts';
import { billing, olivia } from './payment-api.ts';
import { type ProviderGate, startProviderGate } from './provider-gate.ts';

/** A database, a payment sandbox in a process of its own, and what a backend needs to run on them. */
export type KillWorld = {
  backend: TestBackend;
  sandbox: SandboxProcess;
  /** Between the backend and the sandbox. */
  gate: ProviderGate;
  url: string;
  headers: Record<string, string>;
  environment: NodeJS.ProcessEnv;
  close: () => Promise<void>;
};

export type PaymentMethod = 'card' | 'challenge' | 'zip';

/** An order and the browser that pays it. Repeated requests have the same key. */
export type Purchase = {
  orderId: string;
  method: PaymentMethod;
  /** Pays the order. Resolves when the response has arrived. */
  pay: () => Promise<void>;
  /** The customer approves the challenge, or at Zip. Does nothing for a payment that waits for no approval. */
  approve: () => Promise<void>;
  /** The browser that returns from the provider. */
  refresh: () => Promise<void>;
};

export async function startKillWorld(): Promise<KillWorld> {
  const backend = await testBackend();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandboxProcess({ backendUrl: url });
  const gate = await startProviderGate(sandbox.url);
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    DATABASE_URL: backend.url,
    VERANDAH_DATA: backend.config.dataFolder,
    FILE_STORAGE: join(backend.config.dataFolder, 'files'),
    SANDBOX_PAYMENTS_URL: gate.url,
    SANDBOX_PAYMENTS_KEY: sandbox.secretKey,
    SANDBOX_PAYMENTS_WEBHOOK_SECRET: sandbox.webhookSecret,
    PAYMENTS_PER_HOUR: '100000',
    LOG_LEVEL: 'silent',
  };
  const close = async () => {
    await gate.stop();
    await sandbox.stop();
    await backend.close();
  };
  return { backend, sandbox, gate, url, headers: await backend.signInAs(olivia), environment, close };
}

/** Inserts an order of $275.00. */
export async function aPurchase(world: KillWorld, method: PaymentMethod): Promise<Purchase> {
  const { backend, sandbox, url, headers } = world;
  const { id: orderId } = await backend.insert.order({ ownerId: olivia.id, billing });
  const chosen =
    method === 'zip'
      ? { kind: 'zip' }
      : { kind: 'card', token: await sandbox.customer.typeCard(method === 'card' ? 'success' : 'challenge') };
  const key = crypto.randomUUID();
  const post = async (path: string, body?: object) => {
    await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
  };
  return {
    orderId,
    method,
    pay: () => post(`orders/${orderId}/payments`, { expectedTotal: '275.00', method: chosen, acceptedTerms: true }),
    async approve() {
      const row = await findRow(world, orderId);
      if (method === 'card' || !row?.providerPaymentId) return;
      const payment = { id: row.providerPaymentId } as ProviderPayment;
      await (method === 'zip'
        ? sandbox.customer.answerZip(payment, 'approve')
        : sandbox.customer.answerChallenge(payment, 'approve'));
    },
    async refresh() {
      const row = await findRow(world, orderId);
      if (row) await post(`payments/${row.id}/refresh`);
    },
  };
}

/** Returns the payment of an order as it is stored, or null. */
export async function findRow({ backend }: KillWorld, orderId: string): Promise<PaymentRow | null> {
  const [row] = await backend.database.select().from(payments).where(eq(payments.orderId, orderId));
  return row ?? null;
}
