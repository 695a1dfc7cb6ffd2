import { and, asc, desc, inArray } from 'drizzle-orm';
import type { Signing } from 'shared-contract/agreement/signing';
import { findSignings } from '../agreement-signing/signing-resource.ts';
import { completed, isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type TenancyOfAgreement = Pick<
  typeof tenancies.$inferSelect,
  'id' | 'agreementId' | 'startDate' | 'endDate' | 'endReason'
>;

/** An agreement with its property, its latest round of signing and its tenancy. `now` is when it was read. */
export type AgreementRow = RowWithProperty<typeof tenancyAgreements> & {
  signing: Signing | null;
  tenancy: TenancyOfAgreement | null;
  now: Date;
};

const { createdAt, id } = tenancyAgreements;
const findRows = rowsWithProperty(tenancyAgreements, desc(createdAt), asc(id));

/** Returns the user's tenancy agreements, newest first. */
export const findAgreements = (scope: OwnerScope, filter?: Parameters<typeof findRows>[1]) =>
  completed(findRows(scope, filter), async (rows): Promise<AgreementRow[]> => {
    const ids = rows.map(({ row }) => row.id);
    const signings = await findSignings(scope.database, ids, scope.now);
    const ofAgreements = await findTenanciesOf(scope, ids);
    const byAgreement = new Map(ofAgreements.map((tenancy) => [tenancy.agreementId, tenancy]));
    return rows.map(({ row, property }) => ({
      row,
      property,
      signing: signings.get(row.id) ?? null,
      tenancy: byAgreement.get(row.id) ?? null,
      now: scope.now,
    }));
  });

function findTenanciesOf({ database, owner }: OwnerScope, agreementIds: string[]): Promise<TenancyOfAgreement[]> {
  const { agreementId, startDate, endDate, endReason } = tenancies;
  return database
    .select({ id: tenancies.id, agreementId, startDate, endDate, endReason })
    .from(tenancies)
    .where(and(isOwn(tenancies, owner), inArray(agreementId, agreementIds)));
}
