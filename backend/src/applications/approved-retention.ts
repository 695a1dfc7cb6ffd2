import { and, asc, eq, gte } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import type { ProviderContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { destroyApprovedOn } from './application-rules.ts';
import { applications } from './application-tables.ts';
import { updateApplication } from './change-application.ts';

/**
 * Sets the date of destruction of approved applications (V41). It follows from the first tenancy of the home that was
 * created after the application: none while the tenancy runs, a period after its end. Tenancies change in many places,
 * so the job computes the date again.
 */
export async function updateApprovedDates({ database, config, transact }: ProviderContext): Promise<void> {
  const approved = await database
    .selectDistinctOn([applications.id], {
      id: applications.id,
      destroyOn: applications.destroyOn,
      decidedAt: applications.decidedAt,
      state: properties.state,
      timeZone: properties.timeZone,
      tenancyId: tenancies.id,
      endDate: tenancies.endDate,
    })
    .from(applications)
    .innerJoin(properties, eq(properties.id, applications.propertyId))
    .leftJoin(
      tenancies,
      and(eq(tenancies.propertyId, applications.propertyId), gte(tenancies.createdAt, applications.createdAt)),
    )
    .where(eq(applications.status, 'approved'))
    .orderBy(asc(applications.id), asc(tenancies.createdAt));
  for (const { id, destroyOn, decidedAt, state, timeZone, tenancyId, endDate } of approved) {
    const today = localDateIn(timeZone, config.clock());
    const since = decidedAt ? localDateIn(timeZone, decidedAt) : today;
    const date = destroyApprovedOn({ state, since }, tenancyId === null ? null : { endDate }, today);
    if (date === destroyOn) continue;
    await transact(({ database: transaction, now }) =>
      updateApplication({ database: transaction, now }, { id }, { destroyOn: date }),
    );
  }
}
