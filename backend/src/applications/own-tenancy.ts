import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import type { ApplicationWithAdults } from './application-store.ts';
import { applications } from './application-tables.ts';
import { isAmong } from './same-person.ts';
import { unsealApplicant } from './sealed-application.ts';

type Context = { database: Database; config: BackendConfig };
type WithTenancy<Found> = Found & { hasTenancy: boolean };

/** Adds to each application whether its adults became tenants after it was approved. */
export async function withTenancies<Found extends ApplicationWithAdults>(
  { database, config }: Context,
  found: readonly Found[],
): Promise<WithTenancy<Found>[]> {
  const approved = found.filter(({ row }) => row.status === 'approved').map(({ row }) => row.id);
  const leases = approved.length === 0 ? [] : await findLaterLeases(database, inArray(applications.id, approved));
  return found.map((one) => {
    const later = leases.filter(({ applicationId }) => applicationId === one.row.id);
    if (later.length === 0) return { ...one, hasTenancy: false };
    const people = one.adults.map((adult) => unsealApplicant(config, adult));
    return { ...one, hasTenancy: later.some(({ tenants }) => isAmong(people, tenants)) };
  });
}

export async function withTenancy<Found extends ApplicationWithAdults>(
  context: Context,
  found: Found,
): Promise<WithTenancy<Found>> {
  const [complete] = await withTenancies(context, [found]);
  return complete ?? { ...found, hasTenancy: false };
}

/** Returns the tenancies that were created after an application for the home was submitted, the first one first. */
export const findLaterLeases = (database: Database, where: SQL | undefined) =>
  database
    .select({
      applicationId: applications.id,
      tenants: tenancies.tenants,
      startDate: tenancies.startDate,
      endDate: tenancies.endDate,
      createdAt: tenancies.createdAt,
    })
    .from(tenancies)
    .innerJoin(
      applications,
      and(eq(applications.propertyId, tenancies.propertyId), gte(tenancies.createdAt, applications.submittedAt)),
    )
    .where(where)
    .orderBy(asc(tenancies.createdAt));
