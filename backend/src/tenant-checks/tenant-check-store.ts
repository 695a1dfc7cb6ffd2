import { asc, desc, eq } from 'drizzle-orm';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenantChecks } from './tenant-check-table.ts';

type TenantCheckFilter = { id?: string; status?: TenantCheckStatus | undefined; propertyId?: string | undefined };
export type TenantCheckRow = { check: typeof tenantChecks.$inferSelect; property: typeof properties.$inferSelect };

/** Returns the user's tenant checks; the latest request comes first. */
export function findTenantChecks(
  { database, owner }: ReadScope,
  filter: TenantCheckFilter = {},
): Paged<TenantCheckRow> {
  const where = isOwn(tenantChecks, owner, filter);
  return paged(
    () => database.$count(tenantChecks, where),
    () =>
      database
        .select({ check: tenantChecks, property: properties })
        .from(tenantChecks)
        .innerJoin(properties, eq(properties.id, tenantChecks.propertyId))
        .where(where)
        .orderBy(desc(tenantChecks.requestedAt), asc(tenantChecks.id)),
  );
}
