import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { enquiries, ledgerEntries, ledgerTransactions } from 'backend/tables';
import { readOutbox } from 'backend/testing';
import { type SeveralServers, startSeveralServers } from './testing/several-servers.ts';
import { startWriteLoad } from './testing/write-load.ts';

const rounds = 100;
let site: SeveralServers;
beforeAll(async () => {
  site = await startSeveralServers();
});
afterAll(() => site.close());

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
    const load = await startWriteLoad(site);
    let failOvers = 0;
    for (let round = 1; round <= rounds; round += 1) {
      for (const half of [0, 1]) {
        await Promise.all([site.gateways[half]?.kill(), site.backends[half]?.kill()]);
        if (half === 0) await site.worker.kill();
        await load.untilPaid(1);
        await Promise.all([
          site.gateways[half]?.start(),
          site.backends[half]?.start(),
          half === 0 && site.worker.start(),
        ]);
      }
      await load.untilPaid(5);
      if (round % 10 === 0) {
        await site.database.failOver();
        failOvers += 1;
      } else await site.database.killPrimary();
      await load.untilPaid(5);
    }
    await load.stop();
    const { payments } = load;

    const { database, close } = await site.openDatabase();
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
    // A worker that has sent a mail cannot record it when it is killed or loses the database.
    expect(twice).toBeLessThanOrEqual(2 * rounds);
  },
  60 * 60_000,
);
