import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { type AgreementTerms, termsOf } from 'shared-contract/agreement/agreement-terms';
import { openSigningSteps } from 'shared-contract/agreement/signing';
import { signings } from '../agreement-signing/signing-tables.ts';
import { conflict } from '../http/problem.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { overlaps, requireFreeDays, type Term, termText } from '../tenancies/require-free-days.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type Agreement = Pick<typeof tenancyAgreements.$inferSelect, 'id' | 'propertyId'>;

/**
 * Ensures that no other tenancy of the property, and no other agreement that is out for signing, covers one of the days
 * (V27). The caller has locked the property.
 * @throws Problem 409 `overlap` that names the dates of the other one
 */
export async function requireFreeTerm(
  scope: OwnerScope,
  agreement: Agreement,
  { startDate, endDate = null }: Partial<AgreementTerms>,
): Promise<void> {
  if (startDate === undefined) return;
  const term = { startDate, endDate };
  await requireFreeDays(scope, { ...term, propertyId: agreement.propertyId, agreementId: agreement.id });
  const sent = (await findSentTerms(scope, agreement)).find((other) => overlaps(other, term));
  if (sent) {
    const detail = `Another agreement for this property, ${termText(sent)}, is out for signing. Cancel it or choose other dates.`;
    throw conflict('overlap', detail);
  }
}

async function findSentTerms({ database, owner, now }: OwnerScope, { id, propertyId }: Agreement): Promise<Term[]> {
  const isOpen = and(inArray(signings.step, [...openSigningSteps]), gt(signings.expiresAt, now));
  const rows = await database
    .select({ details: tenancyAgreements.tenancyAgreementDetails })
    .from(tenancyAgreements)
    .innerJoin(signings, and(eq(signings.agreementId, tenancyAgreements.id), isOpen))
    .where(and(isOwn(tenancyAgreements, owner, { propertyId }), ne(tenancyAgreements.id, id)))
    .orderBy(tenancyAgreements.createdAt);
  return rows.flatMap(({ details }) => {
    const { startDate, endDate = null } = termsOf(details);
    return startDate === undefined ? [] : [{ startDate, endDate }];
  });
}
