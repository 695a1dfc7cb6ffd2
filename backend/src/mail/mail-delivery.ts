import type { Database } from '../database/database.ts';
import type { MailTransport } from './mail.ts';
import { deliverDue } from './mail-queue.ts';

export type MailDelivery = {
  /** Carries what is due; who asks meanwhile is served by one more round. Never rejects. */
  deliver: () => Promise<void>;
  /** After the round under way. */
  close: () => Promise<void>;
};

type Init = {
  database: Database;
  transport: MailTransport;
  clock: () => Date;
  onFailure: (error: unknown, attempts: number) => void;
};

const everyMinute = 60_000;

/** At the end of every change that a route made, and once a minute for what could not be carried then. */
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
