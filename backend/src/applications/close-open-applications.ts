import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { sendApplicationMails } from './application-mails.ts';
import { lockApplication } from './application-store.ts';
import { applications } from './application-tables.ts';
import { declineBecauseLeased, moveApplication, updateApplication } from './change-application.ts';
import { hasEmailOf, isAmong } from './same-person.ts';
import { unsealApplicant } from './sealed-application.ts';

type CloseContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

type Lease = { propertyId: string; tenants: readonly { name: string; email: string }[] };

/**
 * Declines the applications for a home that was leased to others, whatever became of its listing, and informs their
 * adults. An approved one is among them, because it would otherwise be stored like that of a tenant. The tenants' own
 * application becomes approved without a mail, because they have just signed. Those of earlier tenants stay. Runs
 * before the new tenancy is stored.
 */
export async function closeOpenApplications(context: CloseContext, { propertyId, tenants }: Lease): Promise<void> {
  const { database, now, config } = context;
  const open = await database
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.propertyId, propertyId),
        inArray(applications.status, ['submitted', 'shortlisted', 'approved']),
      ),
    )
    .orderBy(asc(applications.id));
  if (open.length === 0) return;
  const earlier = await database
    .select({ tenants: tenancies.tenants })
    .from(tenancies)
    .where(eq(tenancies.propertyId, propertyId));
  const earlierTenants = earlier.flatMap((tenancy) => tenancy.tenants);
  const candidates = [];
  for (const { id } of open) {
    const found = await lockApplication(database, id);
    candidates.push({ found, adults: found.adults.map((adult) => unsealApplicant(config, adult)) });
  }
  // Someone else can have the name of a tenant, so names count only when no email address is that of a tenant.
  const isTenants = candidates.some(({ adults }) => hasEmailOf(adults, tenants)) ? hasEmailOf : isAmong;
  for (const { found, adults } of candidates) {
    const isApproved = found.row.status === 'approved';
    if (isTenants(adults, tenants)) {
      const { row } = isApproved ? found : await moveApplication({ database, now }, found, 'approved');
      // The job sets the date after the end of the tenancy.
      await updateApplication({ database, now }, row, { destroyOn: null });
    } else if (!isApproved || !isAmong(adults, earlierTenants)) {
      const declined = await declineBecauseLeased({ database, now }, found);
      await sendApplicationMails('leased', context, declined);
    }
  }
}
