import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { markSent } from '../mail/mail-recipients.ts';
import { lockNotice } from './notice-store.ts';
import { notices } from './notice-table.ts';

/**
 * Records, as proof of service, when the mail server accepted the mail to one of the tenants. When a retry sends a mail
 * again, the time of the first one stays.
 */
export async function recordService(database: Database, id: string, email: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const notice = await lockNotice(transaction, id);
    if (!notice) return;
    const served = markSent(notice.served, email, at);
    await transaction.update(notices).set({ served }).where(eq(notices.id, id));
  });
}
