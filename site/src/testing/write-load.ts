import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { insertListing, insertProperty, insertTenancy, signInAs } from 'backend/testing';
import type { SeveralServers } from './several-servers.ts';

/** A request that changes data. It is repeated until it is acknowledged, as a browser does when it has no response. */
type Write = { id: string; path: string; headers: Record<string, string>; body: object };
type Acknowledged = { id: string; tries: number };

/**
 * Writes until stopped: six clients of an owner record one payment after the other, each with its own amount in cents,
 * and two visitors send enquiries with their own text. `stop` rejects when a response was neither a success nor a
 * server error.
 */
export async function startWriteLoad({ url, openDatabase }: Pick<SeveralServers, 'url' | 'openDatabase'>) {
  const { database, close } = await openDatabase();
  const owner = { id: randomUUID() };
  const { id: propertyId } = await insertProperty(database, { ownerId: owner.id });
  const term = { startDate: '2020-01-04', endDate: null, paidTo: null };
  const { id: tenancyId } = await insertTenancy(database, { ownerId: owner.id, propertyId, ...term });
  const { id: listingId } = await insertListing(database, { ownerId: owner.id });
  const as = await signInAs(database, owner, new Date());
  await close();

  const payments: Acknowledged[] = [];
  const enquiries: Acknowledged[] = [];
  let cents = 100;
  let isStopped = false;

  async function untilAcknowledged({ id, path, headers, body }: Write): Promise<Acknowledged> {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      const text = await response?.text().catch(() => null);
      if (response?.status === 201 && text) return { id, tries };
      if (response && response.status < 500 && text) {
        isStopped = true;
        throw new Error(`${path} was refused with ${response.status}: ${text}`);
      }
      await wait(50);
    }
  }

  const pay = async () => {
    while (!isStopped) {
      const id = String(cents++);
      const body = { kind: 'rentReceipt', date: '2026-11-20', note: '', amount: (Number(id) / 100).toFixed(2) };
      const headers = { ...as, 'idempotency-key': randomUUID() };
      payments.push(await untilAcknowledged({ id, path: `/api/tenancies/${tenancyId}/receipts`, headers, body }));
    }
  };
  const enquire = async () => {
    while (!isStopped) {
      const id = randomUUID();
      const body = {
        listing: `/api/listings/${listingId}`,
        name: 'Rae Chen',
        email: 'rae@example.com',
        reasons: [],
        message: id,
      };
      enquiries.push(await untilAcknowledged({ id, path: '/api/enquiries', headers: as, body }));
      await wait(300);
    }
  };
  const all = Promise.all([...Array.from({ length: 6 }, pay), enquire(), enquire()]);
  // `stop` reports it.
  all.catch(() => {});
  return {
    payments,
    enquiries,
    /** Resolves when so many more payments were acknowledged. */
    async untilPaid(more: number) {
      const goal = payments.length + more;
      const deadline = performance.now() + 60_000;
      while (payments.length < goal && !isStopped) {
        if (performance.now() > deadline) throw new Error('No payment was acknowledged within 60 s.');
        await wait(10);
      }
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
