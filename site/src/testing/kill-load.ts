import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that changes data. It is repeated until it is acknowledged, as a browser does when it has no response. */
type Write = { id: string; path: string; headers: Record<string, string>; body: object };
type Acknowledged = { id: string; tries: number };

export type KillLoad = ReturnType<typeof startKillLoad>;

/**
 * Writes until stopped: `clients` clients record one payment after the other, each with its own amount in cents, and
 * two send enquiries with their own text. `refused` has the responses other than a success or a server error.
 */
export function startKillLoad(
  url: string,
  clients: number,
  to: { payment: Write['path']; listing: string; as: Write['headers'] },
) {
  const payments: Acknowledged[] = [];
  const enquiries: Acknowledged[] = [];
  const refused: string[] = [];
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
      if (response && response.status < 500 && text) refused.push(`${path} ${response.status} ${text}`);
      await wait(50);
    }
  }

  const pay = async () => {
    while (!isStopped) {
      const id = String(cents++);
      const body = { kind: 'rentReceipt', date: '2026-11-20', note: '', amount: (Number(id) / 100).toFixed(2) };
      const headers = { ...to.as, 'idempotency-key': randomUUID() };
      payments.push(await untilAcknowledged({ id, path: to.payment, headers, body }));
    }
  };
  const enquire = async () => {
    while (!isStopped) {
      const id = randomUUID();
      const body = { listing: to.listing, name: 'Rae Chen', email: 'rae@example.com', reasons: [], message: id };
      enquiries.push(await untilAcknowledged({ id, path: '/api/enquiries', headers: to.as, body }));
      await wait(300);
    }
  };
  const all = [...Array.from({ length: clients }, pay), enquire(), enquire()];
  return {
    payments,
    enquiries,
    refused,
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}
