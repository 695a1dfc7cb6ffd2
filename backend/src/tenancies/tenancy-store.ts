import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from './tenancy-table.ts';

export type TenancyFilter = { propertyIds?: readonly string[] | undefined };

export type TenancyRow = Awaited<ReturnType<typeof findTenancies>>[number];

/** Latest start first. */
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

export async function countTenancies(database: Database, owner: Owner, filter: TenancyFilter): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(tenancies).where(filterCondition(owner, filter));
  return row?.rows ?? 0;
}

export async function findTenancy(database: Database, owner: Owner, id: string): Promise<TenancyRow | undefined> {
  const [row] = await database
    .select({ tenancy: tenancies, property: properties })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(eq(tenancies.id, id), eq(tenancies.ownerId, owner.id)));
  return row;
}

function filterCondition(owner: Owner, { propertyIds }: TenancyFilter): SQL | undefined {
  return and(
    eq(tenancies.ownerId, owner.id),
    propertyIds === undefined ? undefined : inArray(tenancies.propertyId, [...propertyIds]),
  );
}
