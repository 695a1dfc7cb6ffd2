import { asc, desc, eq } from 'drizzle-orm';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from './tenancy-table.ts';

type TenancyFilter = { id?: string; propertyId?: string | undefined };
export type TenancyRow = { tenancy: typeof tenancies.$inferSelect; property: typeof properties.$inferSelect };

/** Returns the user's tenancies; those that start last come first. */
export function findTenancies({ database, owner }: ReadScope, filter: TenancyFilter = {}): Paged<TenancyRow> {
  const where = isOwn(tenancies, owner, filter);
  return paged(
    () => database.$count(tenancies, where),
    () =>
      database
        .select({ tenancy: tenancies, property: properties })
        .from(tenancies)
        .innerJoin(properties, eq(properties.id, tenancies.propertyId))
        .where(where)
        .orderBy(desc(tenancies.startDate), asc(tenancies.id)),
  );
}
