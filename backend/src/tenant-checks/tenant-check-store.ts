import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import type { Database } from '../database/database.ts';
import { pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { tenantChecks } from './tenant-check-table.ts';

export type TenantCheckFilter = {
  id?: string;
  status?: TenantCheckStatus | undefined;
  propertyId?: string | undefined;
};

export type TenantCheckRow = Awaited<ReturnType<typeof findTenantChecks>>[number];

/** Returns tenant checks, the newest request first. */
export async function findTenantChecks(
  database: Database,
  owner: Owner,
  filter: TenantCheckFilter,
  range: { limit: number; offset: number },
) {
  return database
    .select({ check: tenantChecks, property: properties })
    .from(tenantChecks)
    .innerJoin(properties, eq(properties.id, tenantChecks.propertyId))
    .where(filterCondition(owner, filter))
    .orderBy(desc(tenantChecks.requestedAt), asc(tenantChecks.id))
    .limit(range.limit)
    .offset(range.offset);
}

export function countTenantChecks(database: Database, owner: Owner, filter: TenantCheckFilter): Promise<number> {
  return database.$count(tenantChecks, filterCondition(owner, filter));
}

export async function findTenantCheck(
  database: Database,
  owner: Owner,
  id: string,
): Promise<TenantCheckRow | undefined> {
  const [row] = await findTenantChecks(database, owner, { id }, pageRange(1, 1));
  return row;
}

function filterCondition(owner: Owner, { id, status, propertyId }: TenantCheckFilter): SQL | undefined {
  return and(
    eq(tenantChecks.ownerId, owner.id),
    id === undefined ? undefined : eq(tenantChecks.id, id),
    status === undefined ? undefined : eq(tenantChecks.status, status),
    propertyId === undefined ? undefined : eq(tenantChecks.propertyId, propertyId),
  );
}
