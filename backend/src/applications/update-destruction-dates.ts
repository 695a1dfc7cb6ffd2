import { asc, eq, inArray } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { destroyApplicationOn } from 'tenancy-law/rules/application-retention';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';
import type { ProviderContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { destroyApprovedOn } from './application-rules.ts';
import { withAdults } from './application-store.ts';
import { applications } from './application-tables.ts';
import { updateApplication } from './change-application.ts';
import { findLaterLeases } from './own-tenancy.ts';
import { isAmong } from './same-person.ts';
import { unsealApplicant } from './sealed-application.ts';

type Stored = Awaited<ReturnType<typeof findStored>>[number];
type Lease = Awaited<ReturnType<typeof findLaterLeases>>[number];
type Context = Pick<ProviderContext, 'database' | 'config'>;

/**
 * Sets the date of destruction of applications that were not declined (V41). That of a tenant has none while the
 * tenancy runs, then a period after its end. Any other is unsuccessful once the home is leased. Tenancies and listings
 * change in many places, so the job computes the dates again.
 * @returns the errors of applications whose date could not be computed. They do not stop the others.
 */
export async function updateDestructionDates({ transact, ...context }: ProviderContext): Promise<unknown[]> {
  const failures: unknown[] = [];
  const leases = Map.groupBy(
    await findLaterLeases(context.database, notDeclined),
    ({ applicationId }) => applicationId,
  );
  for (const stored of await findStored(context.database)) {
    await updateDate(transact, context, stored, leases.get(stored.row.id) ?? []).catch((error: unknown) =>
      failures.push(error),
    );
  }
  return failures;
}

async function updateDate(
  transact: ProviderContext['transact'],
  context: Context,
  stored: Stored,
  leases: Lease[],
): Promise<void> {
  const date = await dateOf(context, stored, leases);
  if (date === stored.row.destroyOn) return;
  await transact(async ({ database, now }) => {
    const [row] = await database.select().from(applications).where(eq(applications.id, stored.row.id)).for('update');
    // The next run computes the date of an application that was decided since.
    if (row?.version === stored.row.version) await updateApplication({ database, now }, row, { destroyOn: date });
  });
}

async function dateOf({ database, config }: Context, stored: Stored, leases: Lease[]): Promise<string | null> {
  const { row, state, timeZone } = stored;
  const leasedOn = dayOfLease(stored, leases);
  const today = localDateIn(timeZone, config.clock());
  const since = row.decidedAt ? localDateIn(timeZone, row.decidedAt) : today;
  const date = row.status === 'approved' ? destroyApprovedOn({ state, since }, null, today) : row.destroyOn;
  if (leasedOn === null) return date;
  const [{ adults } = { adults: [] }] = await withAdults(database, [row]);
  const people = adults.map((adult) => unsealApplicant(config, adult));
  const own = leases.findLast(({ tenants }) => isAmong(people, tenants));
  if (row.status === 'approved' && own) return destroyApprovedOn({ state, since }, own, today);
  const hasConsent = adults.every((adult) => adult.keepLonger);
  const unsuccessful = destroyApplicationOn(state, leasedOn, { hasConsent }).value;
  return date === null || unsuccessful < date ? unsuccessful : date;
}

/**
 * Returns the local date on which the home was leased after the application, or null. Without a tenancy on this site,
 * an undecided application counts from the day on which the listing became leased: such a listing cannot be edited.
 */
function dayOfLease({ row, timeZone, listing }: Stored, leases: Lease[]): string | null {
  const days = leases.flatMap(({ startDate, createdAt }) => [startDate, localDateIn(timeZone, createdAt)]);
  if (row.status !== 'approved' && listing.status === 'leased') days.push(localDateIn(timeZone, listing.updatedAt));
  return days.toSorted()[0] ?? null;
}

const notDeclined = inArray(applications.status, ['submitted', 'shortlisted', 'approved']);

const findStored = (database: Database) =>
  database
    .select({
      row: applications,
      state: properties.state,
      timeZone: properties.timeZone,
      listing: { status: listings.status, updatedAt: listings.updatedAt },
    })
    .from(applications)
    .innerJoin(properties, eq(properties.id, applications.propertyId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(notDeclined)
    .orderBy(asc(applications.id));
