import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { sendApplicationMails } from './application-mails.ts';
import { lockApplication } from './application-store.ts';
import { applications } from './application-tables.ts';
import { declineBecauseLeased, moveApplication } from './change-application.ts';
import { unsealApplicant } from './sealed-application.ts';

type CloseContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

type Person = { name: string; email: string };
type Lease = { listingId: string; tenants: readonly Person[] };

/**
 * Declines the applications for a listing that was leased to others, and informs their adults. An approved one is among
 * them, because it would otherwise be stored like that of a tenant. The tenants' own application becomes approved
 * without a mail, because they have just signed.
 */
export async function closeOpenApplications(context: CloseContext, { listingId, tenants }: Lease): Promise<void> {
  const { database, now, config } = context;
  const open = await database
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.listingId, listingId),
        inArray(applications.status, ['submitted', 'shortlisted', 'approved']),
      ),
    )
    .orderBy(asc(applications.id));
  for (const { id } of open) {
    const found = await lockApplication(database, id);
    const adults = found.adults.map((adult) => unsealApplicant(config, adult));
    if (adults.some((adult) => tenants.some((tenant) => isSamePerson(adult, tenant)))) {
      if (found.row.status !== 'approved') await moveApplication({ database, now }, found, 'approved');
    } else {
      const declined = await declineBecauseLeased({ database, now }, found);
      await sendApplicationMails('leased', context, declined);
    }
  }
}

/** The owner may have corrected the name or the email address in the agreement. */
const isSamePerson = (one: Person, other: Person) =>
  normalised(one.email) === normalised(other.email) || normalised(one.name) === normalised(other.name);

const normalised = (text: string) => text.trim().toLowerCase();
