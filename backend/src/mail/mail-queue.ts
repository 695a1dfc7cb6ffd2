import { eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Mail, MailTransport } from './mail.ts';
import { mails } from './mail-table.ts';

const minute = 60_000;

/** Queues mail in the transaction of a route. */
export function queuedMail(database: Database, now: Date, onQueued: () => void): Mail {
  return {
    async send({ to, subject, text, html = null, replyTo = null }) {
      await database.insert(mails).values({ to, subject, text, html, replyTo, createdAt: now, nextAttemptAt: now });
      onQueued();
    },
  };
}

/** 1, 2, 4 … minutes, up to six hours, so an outage of one night loses no mail. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), 360 * minute);
}

/**
 * Sends due mail, one after the other. Several instances can run this at the same time: locked rows are skipped. A
 * failed mail is retried later and does not block the next one.
 */
export async function deliverDue(
  database: Database,
  transport: MailTransport,
  now: Date,
  onFailure: (error: unknown, attempts: number) => void,
): Promise<void> {
  while (await deliverOne()) {}

  function deliverOne(): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const [mail] = await transaction
        .select()
        .from(mails)
        .where(lte(mails.nextAttemptAt, now))
        .orderBy(mails.nextAttemptAt)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return false;
      const { id, createdAt, to, subject, text, html, replyTo } = mail;
      const optional = { ...(html === null ? {} : { html }), ...(replyTo === null ? {} : { replyTo }) };
      try {
        await transport.send({ id, createdAt, to, subject, text, ...optional });
        await transaction.delete(mails).where(eq(mails.id, id));
      } catch (error) {
        const attempts = mail.attempts + 1;
        const nextAttemptAt = new Date(now.getTime() + retryDelayMs(attempts));
        await transaction.update(mails).set({ attempts, nextAttemptAt }).where(eq(mails.id, id));
        onFailure(error, attempts);
      }
      return true;
    });
  }
}
