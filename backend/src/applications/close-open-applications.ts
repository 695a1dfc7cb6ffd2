import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { sendApplicationMails } from './application-mails.ts';
import { lockApplication } from './application-store.ts';
import { applications } from './application-tables.ts';
import { moveApplication } from './change-application.ts';
import { unsealApplicant } from './sealed-application.ts';

type CloseContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

type Lease = { listingId: string; tenantEmails: readonly string[] };

/**
 * Declines the undecided applications for a listing that was leased, and informs their adults. That of the tenants
 * becomes approved instead, without a mail, because they have just signed.
 */
export async function closeOpenApplications(context: CloseContext, { listingId, tenantEmails }: Lease): Promise<void> {
  const { database, now, config } = context;
  const tenants = new Set(tenantEmails.map((email) => email.toLowerCase()));
  const open = await database
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.listingId, listingId), inArray(applications.status, ['submitted', 'shortlisted'])))
    .orderBy(asc(applications.id));
  for (const { id } of open) {
    const found = await lockApplication(database, id);
    const isTenants = found.adults.some((adult) => tenants.has(unsealApplicant(config, adult).email.toLowerCase()));
    const closed = await moveApplication({ database, now }, found, isTenants ? 'approved' : 'declined');
    if (!isTenants) await sendApplicationMails('leased', context, closed);
  }
}
