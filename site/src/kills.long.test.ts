import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, readConfig } from 'backend';
import { enquiries, ledgerEntries, ledgerTransactions } from 'backend/tables';
import {
  insertListing,
  insertProperty,
  insertTenancy,
  readOutbox,
  signInAs,
  testEncryptionKeys,
} from 'backend/testing';
import { type KillLoad, startKillLoad } from './testing/kill-load.ts';
import { type KillSite, startKillSite } from './testing/kill-site.ts';

const rounds = 100;
const owner = { id: randomUUID() };

let site: KillSite;
beforeAll(async () => {
  site = await startKillSite();
});
afterAll(() => site.close());

const openPrimary = () =>
  openDatabase(readConfig({ DATABASE_URL: site.databaseUrl, ENCRYPTION_KEYS: testEncryptionKeys }));

async function startLoad(): Promise<KillLoad> {
  const { database, close } = await openPrimary();
  const { id: propertyId } = await insertProperty(database, { ownerId: owner.id });
  const term = { startDate: '2020-01-04', endDate: null, paidTo: null };
  const { id: tenancyId } = await insertTenancy(database, { ownerId: owner.id, propertyId, ...term });
  const { id: listingId } = await insertListing(database, { ownerId: owner.id });
  const as = await signInAs(database, owner, new Date());
  await close();
  const payment = `/api/tenancies/${tenancyId}/receipts`;
  return startKillLoad(site.url, 6, { payment, listing: `/api/listings/${listingId}`, as });
}

/** Resolves when so many more payments were acknowledged. */
async function untilPaid({ payments }: KillLoad, more: number): Promise<void> {
  const goal = payments.length + more;
  const deadline = performance.now() + 60_000;
  while (payments.length < goal) {
    if (performance.now() > deadline) throw new Error('No payment was acknowledged within 60 s.');
    await wait(10);
  }
}

/** Messages of enquiries, and how many mails about each the owner got. */
async function mailsByEnquiry(): Promise<Map<string, number>> {
  const mails = await readOutbox(site.dataFolder);
  const ids = mails.flatMap(({ subject, text }) =>
    subject.startsWith('Enquiry from') ? (/[0-9a-f-]{36}/.exec(text) ?? []) : [],
  );
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length]));
}

it(
  `loses nothing that was acknowledged while each process is killed ${rounds} times`,
  async () => {
    const load = await startLoad();
    let failOvers = 0;
    for (let round = 1; round <= rounds; round += 1) {
      for (const half of [0, 1]) {
        await Promise.all([site.gateways[half]?.kill(), site.backends[half]?.kill()]);
        if (half === 0) await site.worker.kill();
        await untilPaid(load, 1);
        await Promise.all([
          site.gateways[half]?.start(),
          site.backends[half]?.start(),
          half === 0 && site.worker.start(),
        ]);
      }
      await untilPaid(load, 5);
      if (round % 10 === 0) {
        await site.database.failOver();
        failOvers += 1;
      } else await site.database.killPrimary();
      await untilPaid(load, 5);
    }
    await load.stop();
    const { payments, refused } = load;
    expect(refused).toEqual([]);

    const { database, close } = await openPrimary();
    const rows = await database.select().from(ledgerEntries);
    const numbers = (await database.select({ number: ledgerTransactions.receiptNumber }).from(ledgerTransactions)).map(
      ({ number }) => number ?? 0,
    );
    const stored = await database.select({ message: enquiries.message }).from(enquiries);
    await close();
    const banked = rows.filter(({ account }) => account === 'bank').map(({ amountCents }) => String(amountCents));
    const inOrder = (ids: string[]) => ids.sort((a, b) => Number(a) - Number(b));
    expect(inOrder(banked)).toEqual(inOrder(payments.map(({ id }) => id)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(stored.map(({ message }) => message).sort()).toEqual(load.enquiries.map(({ id }) => id).sort());

    const deadline = performance.now() + 10 * 60_000;
    let mails = await mailsByEnquiry();
    while (mails.size < load.enquiries.length && performance.now() < deadline) {
      await wait(1_000);
      mails = await mailsByEnquiry();
    }
    const missing = load.enquiries.filter(({ id }) => !mails.has(id));
    expect(missing).toEqual([]);
    const twice = [...mails.values()].filter((count) => count > 1).length;
    const repeated = [...payments, ...load.enquiries].filter(({ tries }) => tries > 1).length;
    console.log(
      `${rounds} kills of each process, ${failOvers} fail-overs: ${payments.length} payments and ${load.enquiries.length} enquiries, of which ${repeated} were repeated; ${twice} mails were sent twice.`,
    );
    expect(repeated).toBeGreaterThan(0);
    // A worker that is killed after it has sent a mail cannot record that.
    expect(twice).toBeLessThanOrEqual(rounds + failOvers);
  },
  60 * 60_000,
);
