import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from './tenancy-table.ts';

export type TenancyFilter = { id?: string; propertyIds?: readonly string[] | undefined };

export type TenancyRow = Awaited<ReturnType<typeof findTenancies>>[number];

/** Returns tenancies, the latest start first. */
export async function findTenancies(
  database: Database,
  owner: Owner,
  filter: TenancyFilter,
  range?: { limit: number; offset: number },
) {
  const rows = database
    .select({ tenancy: tenancies, property: properties })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(filterCondition(owner, filter))
    .orderBy(desc(tenancies.startDate), asc(tenancies.id))
    .$dynamic();
  return range ? rows.limit(range.limit).offset(range.offset) : rows;
}

export function countTenancies(database: Database, owner: Owner, filter: TenancyFilter): Promise<number> {
  return database.$count(tenancies, filterCondition(owner, filter));
}

export async function findTenancy(database: Database, owner: Owner, id: string): Promise<TenancyRow | undefined> {
  const [row] = await findTenancies(database, owner, { id });
  return row;
}

function filterCondition(owner: Owner, { id, propertyIds }: TenancyFilter): SQL | undefined {
  return and(
    eq(tenancies.ownerId, owner.id),
    id === undefined ? undefined : eq(tenancies.id, id),
    propertyIds === undefined ? undefined : inArray(tenancies.propertyId, [...propertyIds]),
  );
}
