import { inArray, sql } from 'drizzle-orm';
import type { InboxKind } from 'shared-contract/inbox/inbox';
import type { PropertyActivity } from 'shared-contract/property/property';
import { currentTenancy, nextTenancy } from 'shared-contract/tenancy/current-tenancy';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { itemsOf } from '../inbox/inbox-items.ts';
import { everyRow, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { PropertyRow } from '../properties/property-store.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

type Counted = { propertyId: string; kind: InboxKind; count: number };

/** Adds to each property of a list what waits there, and its tenancy that runs or comes next. */
export async function withActivity<Row extends Pick<PropertyRow, 'property'>>(
  scope: OwnerScope,
  rows: Row[],
): Promise<(Row & { activity: PropertyActivity })[]> {
  const ids = rows.map(({ property }) => property.id);
  const [stored, counts] = await Promise.all([
    findTenancies(scope, {}, inArray(tenancies.propertyId, ids)).rows(everyRow),
    countItems(scope, ids),
  ]);
  const found = stored.map((row) => tenancyResource(row, scope.now));
  const tenanciesOf = Map.groupBy(found, ({ property }) => property.id);
  return rows.map((row) => {
    const { id } = row.property;
    const numberOf = (kind: InboxKind) =>
      counts.find((counted) => counted.propertyId === id && counted.kind === kind)?.count ?? 0;
    const all = tenanciesOf.get(id) ?? [];
    const tenancy = currentTenancy(all);
    const next = nextTenancy(all);
    const activity = {
      tenancy: tenancy && activityOf(tenancy),
      ...(next && { nextTenancyStart: next.startDate }),
      newEnquiries: numberOf('enquiry'),
      newApplications: numberOf('application'),
      openOffers: numberOf('offer'),
    };
    return { ...row, activity };
  });
}

const activityOf = ({ status, startDate, endDate, arrearsDays }: Tenancy) => ({
  status,
  startDate,
  endDate,
  arrearsDays,
});

/** Counts what waits for an answer. A shortlisted application was looked at, so it is not counted. */
async function countItems({ database, ...scope }: OwnerScope, ids: string[]): Promise<Counted[]> {
  const { rows } = await database.execute<Counted>(sql`
    select property_id as "propertyId", kind, count(*)::int as count from (${itemsOf(scope)}) as items
    where property_id = any(${sql.param(ids)}::uuid[])
      and is_waiting and status <> 'shortlisted'
    group by 1, 2`);
  return rows;
}
