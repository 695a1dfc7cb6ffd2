import { eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Mail, MailTransport } from './mail.ts';
import { mails } from './mail-table.ts';

const minute = 60_000;

/** A route's mail: rows of its own transaction. */
export function queuedMail(database: Database, now: Date, onQueued: () => void): Mail {
  return {
    async send({ to, subject, text, html = null, replyTo = null }) {
      await database.insert(mails).values({ to, subject, text, html, replyTo, createdAt: now, nextAttemptAt: now });
      onQueued();
    },
  };
}

/** 1, 2, 4 … minutes, at most six hours: a mail server that was away for a night loses nothing. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), 360 * minute);
}

/**
 * Carries what is due, one message after the other. Several instances may do it at once: a row in work is skipped by the
 * others. A message that cannot be carried is tried again later, and does not hold up the next.
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
