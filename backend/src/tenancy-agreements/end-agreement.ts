import type { TenancyAgreementPatch } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { longDate } from 'tenancy-law/form/long-date';
import { endRound } from '../agreement-signing/end-round.ts';
import { firstRow } from '../database/single-row.ts';
import { invalid, requireFound } from '../http/problem.ts';
import { findOwn, isOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { endTenancy } from '../tenancies/end-tenancy.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { addAgreementEvent } from './agreement-history.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type Agreement = typeof tenancyAgreements.$inferSelect;
type Ending = NonNullable<TenancyAgreementPatch['ending']>;

/**
 * Ends an initiated agreement and the tenancy that it created (V33).
 * @throws Problem 422 without the last day and reason of a tenancy that goes on; 409 for a day before its start
 */
export async function endAgreement(
  context: OwnerScope & MoneyContext,
  { id, propertyId }: Agreement,
  ending: TenancyAgreementPatch['ending'],
): Promise<void> {
  const { database, owner, now } = context;
  const end = await endOfTenancy(context, id, propertyId, ending);
  if (end) await endTenancy(context, { agreementId: id, ...end });
  await endRound(context, id, 'cancelled');
  await updateOwn(context, tenancyAgreements, id, { status: 'terminated' });
  const note = end ? `Last day ${longDate(end.endDate)}: ${end.reason}` : '';
  await addAgreementEvent(database, { ownerId: owner.id, agreementId: id, at: now, by: 'owner', kind: 'ended', note });
}

/**
 * Returns the last day and reason that the tenancy of an agreement gets; null when it has them or there is no tenancy.
 * A fixed term that is over without a notice ends with its last day. Otherwise it would continue periodically.
 */
async function endOfTenancy(
  context: OwnerScope,
  agreementId: string,
  propertyId: string,
  ending: TenancyAgreementPatch['ending'],
): Promise<Ending | null> {
  const { database, owner, now } = context;
  const tenancy = await firstRow(
    database
      .select()
      .from(tenancies)
      .where(isOwn(tenancies, owner, { agreementId })),
  );
  if (!tenancy) return null;
  const { timeZone } = requireFound(await findOwn(context, properties, propertyId));
  const { endDate, endReason } = tenancy;
  const isOver = tenancyStatus(tenancy, localDateIn(timeZone, now)) === 'ended';
  if (isOver && endReason !== null) return null;
  if (ending) return ending;
  if (isOver && endDate !== null) return { endDate, reason: 'The fixed term is over.' };
  if (endReason !== null) return null;
  throw invalid({
    propertyPath: 'ending',
    message: 'Enter the last day of the tenancy and the reason.',
    code: 'required',
  });
}
