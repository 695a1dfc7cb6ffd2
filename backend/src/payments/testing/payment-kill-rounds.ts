import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { createSandboxCards, createSandboxZip, type ProviderPayment } from 'payments';
import { type SandboxProcess, startSandboxProcess } from 'payments/testing';
import { randomOf } from '../../listing-search/testing/random.ts';
import { orders } from '../../orders/order-table.ts';
import { type TestBackend, testBackend } from '../../testing/index.ts';
import { startServerProcess } from '../../testing/start-server-process.ts';
import { payments } from '../payment-tables.ts';
import { freePort } from './free-port.ts';
import { billing, olivia } from './payment-api.ts';

type World = {
  backend: TestBackend;
  sandbox: SandboxProcess;
  url: string;
  headers: Record<string, string>;
  environment: NodeJS.ProcessEnv;
};

/** What a payment had reached when the backend was killed. */
type Step = 'nothing stored' | 'row only' | 'at the provider' | 'settled';

/**
 * Kills the backend in each round while it pays three orders at the sandbox, which runs in a process of its own and
 * goes on. Lets a last backend run, and returns how long it took until both ledgers agreed.
 */
export async function paymentKillRounds({ rounds, seed }: { rounds: number; seed: number }) {
  const random = randomOf(seed);
  const world = await startWorld();
  const steps: Record<Step, number> = { 'nothing stored': 0, 'row only': 0, 'at the provider': 0, settled: 0 };
  const requests: (() => Promise<unknown>)[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const backend = await startServerProcess(world.environment, world.url);
      await world.sandbox.setFaults({
        responseDelayMs: random.pick([0, 0, 40, 120]),
        webhookDelayMs: random.pick([0, 500]),
        webhooksReversed: random.chance(0.5),
      });
      // A browser that lost its response repeats its request with the same key.
      const repeated = random.some(requests.slice(-3), 0.5);
      const started = [
        await aPayment(world, 'card'),
        await aPayment(world, 'card'),
        await aPayment(world, 'zip', random.chance(0.5)),
      ];
      requests.push(...started.map(({ send }) => send));
      const sent = [...repeated, ...started.map(({ send }) => send)].map((send) => send().catch(() => null));
      await wait(random.between(0, random.pick([30, 200, 600])));
      backend.kill('SIGKILL');
      await once(backend, 'exit');
      await Promise.all(sent);
      for (const { orderId } of started) steps[await stepOf(world, orderId)] += 1;
    }
    await world.sandbox.setFaults({});
    const backend = await startServerProcess(world.environment, world.url);
    const recovery = await untilLedgersAgree(world);
    backend.kill('SIGTERM');
    await once(backend, 'exit');
    return { ...recovery, steps };
  } finally {
    await world.sandbox.stop();
    await world.backend.close();
  }
}

async function startWorld(): Promise<World> {
  const backend = await testBackend();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandboxProcess({ backendUrl: url });
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    DATABASE_URL: backend.url,
    VERANDAH_DATA: backend.config.dataFolder,
    SANDBOX_PAYMENTS_URL: sandbox.url,
    SANDBOX_PAYMENTS_KEY: sandbox.secretKey,
    SANDBOX_PAYMENTS_WEBHOOK_SECRET: sandbox.webhookSecret,
    PAYMENTS_PER_HOUR: '100000',
    LOG_LEVEL: 'silent',
  };
  return { backend, sandbox, url, headers: await backend.signInAs(olivia), environment };
}

/** Inserts an order. `send` pays it. With Zip, the customer approves and returns, or stays on the page of Zip. */
async function aPayment({ backend, sandbox, url, headers }: World, kind: 'card' | 'zip', approves = true) {
  const { id: orderId } = await backend.insert.order({ ownerId: olivia.id, billing });
  const method = kind === 'zip' ? { kind } : { kind, token: await sandbox.customer.typeCard('success') };
  const key = crypto.randomUUID();
  const post = (path: string, body?: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
  const send = async () => {
    await post(`orders/${orderId}/payments`, { expectedTotal: '275.00', method, acceptedTerms: true });
    if (kind === 'card' || !approves) return;
    const [row] = await backend.database.select().from(payments).where(eq(payments.orderId, orderId));
    if (!row?.providerPaymentId) return;
    await sandbox.customer.answerZip({ id: row.providerPaymentId } as ProviderPayment, 'approve');
    await post(`payments/${row.id}/refresh`);
  };
  return { orderId, send };
}

async function stepOf({ backend }: World, orderId: string): Promise<Step> {
  const [row] = await backend.database.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) return 'nothing stored';
  if (row.settledAt !== null) return 'settled';
  return row.providerPaymentId === null ? 'row only' : 'at the provider';
}

async function untilLedgersAgree(world: World) {
  const started = performance.now();
  for (;;) {
    const ledgers = await readLedgers(world);
    const seconds = (performance.now() - started) / 1000;
    if (ledgers.differences.length === 0 || seconds > 60) return { ...ledgers, seconds };
    await wait(250);
  }
}

/** Compares what the sandbox has charged with the orders that are paid. */
async function readLedgers({ backend, sandbox }: World) {
  const theirs: ProviderPayment[] = [];
  for (const provider of [createSandboxCards(sandbox), createSandboxZip(sandbox)])
    for await (const payment of provider.list(new Date(0))) theirs.push(payment);
  const rows = await backend.database
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId));
  const charged = theirs.filter(({ status, refundedCents }) => status === 'succeeded' && refundedCents === 0);
  const isPaid = ({ status }: typeof orders.$inferSelect) =>
    !['initiated', 'paymentPending', 'cancelled'].includes(status);
  const paid = rows.filter(({ payment, order }) => payment.status === 'succeeded' && isPaid(order));
  const references = new Set(charged.map(({ reference }) => reference));
  const differences = [
    ...charged.filter(({ reference }) => !paid.some(({ payment }) => payment.reference === reference)),
    ...paid.filter(({ payment }) => !references.has(payment.reference)),
    ...rows.filter(({ payment, order }) => isPaid(order) !== (payment.status === 'succeeded')),
  ];
  const orderOf = new Map(rows.map(({ payment, order }) => [payment.reference, order.id]));
  const perOrder = Map.groupBy(charged, ({ reference }) => orderOf.get(reference));
  return {
    differences,
    charged: charged.length,
    chargedTwice: [...perOrder.values()].filter((all) => all.length > 1).length,
    wrongAmounts: charged.filter(({ amountCents }) => amountCents !== 27_500).length,
  };
}
