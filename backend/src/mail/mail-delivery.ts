import type { Database } from '../database/database.ts';
import type { MailTransport } from './mail.ts';
import { deliverDue } from './mail-queue.ts';

export type MailDelivery = {
  /** Sends all mail that is due. Calls during a run share one further run. Never rejects. */
  deliver: () => Promise<void>;
  /** Waits for the current run. */
  close: () => Promise<void>;
};

type Init = {
  database: Database;
  transport: MailTransport;
  clock: () => Date;
  onFailure: (error: unknown, attempts: number) => void;
};

const everyMinute = 60_000;

/** Runs after each request that queued mail, and every minute for retries. */
export function createMailDelivery({ database, transport, clock, onFailure }: Init): MailDelivery {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  let closed = false;
  const deliver = () => {
    waiting ??= last.then(async () => {
      waiting = null;
      if (closed) return;
      await deliverDue(database, transport, clock(), onFailure).catch((error) => onFailure(error, 0));
    });
    last = waiting;
    return last;
  };
  const timer = setInterval(deliver, everyMinute);
  timer.unref();
  return {
    deliver,
    async close() {
      closed = true;
      clearInterval(timer);
      await last;
      transport.close();
    },
  };
}
