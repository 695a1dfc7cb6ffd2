import { asc, desc, eq } from 'drizzle-orm';
import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type AgreementFilter = { id?: string; propertyId?: string | undefined; status?: TenancyAgreementStatus | undefined };
export type AgreementRow = {
  agreement: typeof tenancyAgreements.$inferSelect;
  property: typeof properties.$inferSelect;
};

/** Returns the user's tenancy agreements, newest first. */
export function findAgreements({ database, owner }: ReadScope, filter: AgreementFilter = {}): Paged<AgreementRow> {
  const where = isOwn(tenancyAgreements, owner, filter);
  return paged(
    () => database.$count(tenancyAgreements, where),
    () =>
      database
        .select({ agreement: tenancyAgreements, property: properties })
        .from(tenancyAgreements)
        .innerJoin(properties, eq(properties.id, tenancyAgreements.propertyId))
        .where(where)
        .orderBy(desc(tenancyAgreements.createdAt), asc(tenancyAgreements.id)),
  );
}
