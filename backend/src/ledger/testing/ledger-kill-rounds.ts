import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { randomOf } from '../../listing-search/testing/random.ts';
import { freePort } from '../../payments/testing/free-port.ts';
import { insertProperty, insertTenancy, testBackend } from '../../testing/index.ts';
import { startServerProcess } from '../../testing/start-server-process.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger-tables.ts';

const clients = 20;
const owner = { id: '90000000-0000-4000-8000-000000000017' };

/** One payment that a client records. Its cents are unique, which identifies its entries. */
type Payment = { cents: number; key: string; reply: number | null };

/**
 * Kills the backend in each round while 20 clients record payments in one ledger. A client that got no reply repeats
 * its request with the same idempotency key. Returns what the ledger lacks, has twice or numbers wrongly.
 */
export async function ledgerKillRounds({ rounds, seed }: { rounds: number; seed: number }) {
  const random = randomOf(seed);
  const backend = await testBackend({ clock: () => new Date() });
  try {
    const headers = await backend.signInAs(owner);
    const { id: propertyId } = await insertProperty(backend.database, { ownerId: owner.id });
    const term = { startDate: '2020-01-04', endDate: null, paidTo: null };
    const { id: tenancyId } = await insertTenancy(backend.database, { ownerId: owner.id, propertyId, ...term });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = () =>
      startServerProcess(
        {
          ...process.env,
          NODE_OPTIONS: '',
          PORT: String(port),
          DATABASE_URL: backend.url,
          VERANDAH_DATA: backend.config.dataFolder,
          FILE_STORAGE: join(backend.config.dataFolder, 'files'),
          WORKER: 'separate',
          LOG_LEVEL: 'silent',
        },
        url,
      );
    const record = async (payment: Payment) => {
      const body = { kind: 'rentReceipt', date: '2026-11-20', note: '', amount: (payment.cents / 100).toFixed(2) };
      const response = await fetch(`${url}/api/tenancies/${tenancyId}/receipts`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': payment.key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      payment.reply = response?.status ?? null;
    };
    const payments: Payment[] = [];
    /** Payments without a reply, and those of them that the killed backend had already recorded. */
    let interrupted = 0;
    let recorded = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const server = await start();
      const open = payments.filter(({ reply }) => reply === null);
      while (open.length < clients) {
        const next = { cents: 100 + payments.length, key: crypto.randomUUID(), reply: null };
        payments.push(next);
        open.push(next);
      }
      const answered = () => open.filter(({ reply }) => reply !== null).length;
      const sent = Promise.all(open.map(record));
      // Kills after some of the replies, so that the kills hit every moment on machines of any speed.
      const expected = random.whole(open.length);
      while (answered() < expected) await wait(1);
      await wait(random.between(0, 40));
      await kill(server);
      await sent;
      const silent = open.filter(({ reply }) => reply === null);
      const banked = await bankEntries(backend.database, tenancyId);
      interrupted += silent.length;
      recorded += silent.filter(({ cents }) => banked.some((row) => row.cents === cents)).length;
    }
    const server = await start();
    await Promise.all(payments.filter(({ reply }) => reply === null).map(record));
    server.kill('SIGTERM');
    await once(server, 'exit');
    const refused = payments.flatMap(({ reply }) => (reply === 201 ? [] : [reply]));
    return { interrupted, recorded, refused, ...(await differences(backend.database, tenancyId, payments)) };
  } finally {
    await backend.close();
  }
}

async function kill(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

type Database = Awaited<ReturnType<typeof testBackend>>['database'];

const entriesOf = (database: Database, tenancyId: string) =>
  database
    .select({
      number: ledgerTransactions.receiptNumber,
      account: ledgerEntries.account,
      cents: ledgerEntries.amountCents,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.tenancyId, tenancyId));

const bankEntries = async (database: Database, tenancyId: string) =>
  (await entriesOf(database, tenancyId)).filter(({ account }) => account === 'bank');

async function differences(database: Database, tenancyId: string, payments: readonly Payment[]) {
  const entries = await entriesOf(database, tenancyId);
  const banked = entries.filter(({ account }) => account === 'bank');
  const times = ({ cents }: Payment) => banked.filter((row) => row.cents === cents).length;
  const numbers = banked.map(({ number }) => number ?? 0).sort((a, b) => a - b);
  return {
    lost: payments.filter((payment) => times(payment) === 0).length,
    repeated: payments.filter((payment) => times(payment) > 1).length,
    /** Receipt numbers that are not the next one. */
    gaps: numbers.filter((number, index) => number !== index + 1).length,
    unbalancedCents: entries.reduce((sum, { cents }) => sum + cents, 0),
  };
}
