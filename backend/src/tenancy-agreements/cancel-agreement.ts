import { and, eq, isNotNull } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { longDate } from 'tenancy-law/form/long-date';
import { endRound } from '../agreement-signing/end-round.ts';
import { sendSigningMails } from '../agreement-signing/signing-mails.ts';
import { findSigning, updateRound } from '../agreement-signing/signing-store.ts';
import { signings } from '../agreement-signing/signing-tables.ts';
import { firstRow } from '../database/single-row.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';
import { deleteOwn, findOwn, isOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { withdrawLeasedListings } from '../tenancies/leased-listings.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { addAgreementEvent } from './agreement-history.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type Agreement = typeof tenancyAgreements.$inferSelect;
type Context = OwnerScope & MoneyContext;

/**
 * Cancels an initiated agreement, which becomes a draft again. A tenancy that has not begun is removed with its rents,
 * and the listings that its signing marked as leased are withdrawn. The documents of earlier rounds stay.
 * @throws Problem 409 when the tenancy has begun, or when money was received for it
 */
export async function cancelAgreement(context: Context, agreement: Agreement): Promise<void> {
  const { database, owner, now } = context;
  const { id } = agreement;
  await removeUpcomingTenancy(context, agreement);
  await endRound(context, id, 'cancelled');
  if (agreement.signedAt) {
    await cancelSignedRound(context, id);
    await withdrawLeasedListings(context, agreement.propertyId, agreement.signedAt);
  }
  await updateOwn(context, tenancyAgreements, id, { status: 'draft', signedAt: null });
  const event = { ownerId: owner.id, agreementId: id, at: now, by: 'owner', note: '' };
  await addAgreementEvent(database, { ...event, kind: 'cancelled' });
}

/** Tells everyone who has signed that the agreement is cancelled. Their links stop working. */
async function cancelSignedRound(context: Context, agreementId: string): Promise<void> {
  const { database } = context;
  const isSigned = and(eq(signings.agreementId, agreementId), eq(signings.step, 'signed'));
  const round = await firstRow(database.select({ id: signings.id }).from(signings).where(isSigned));
  if (!round) return;
  await updateRound(database, round.id, { step: 'cancelled' });
  await sendSigningMails(context, await findSigning(database, round.id), { step: 'cancelled' });
}

async function removeUpcomingTenancy(context: Context, { id, propertyId }: Agreement): Promise<void> {
  const { database, owner, now } = context;
  const isItsTenancy = isOwn(tenancies, owner, { agreementId: id });
  const tenancy = await firstRow(database.select().from(tenancies).where(isItsTenancy).for('update'));
  if (!tenancy) return;
  const { timeZone } = requireFound(await findOwn(context, properties, propertyId));
  if (tenancyStatus(tenancy, localDateIn(timeZone, now)) !== 'upcoming') {
    const detail = `The tenancy began on ${longDate(tenancy.startDate)}, so its agreement can’t be cancelled. End it instead.`;
    throw conflict('tenancy-begun', detail);
  }
  const { tenancyId, receiptNumber } = ledgerTransactions;
  if ((await database.$count(ledgerTransactions, and(eq(tenancyId, tenancy.id), isNotNull(receiptNumber)))) > 0) {
    // Receipts are numbered without gaps, so they cannot be deleted with the tenancy.
    const detail = 'Money was received for this tenancy, so its agreement can’t be cancelled. End it instead.';
    throw conflict('tenancy-has-receipts', detail);
  }
  await deleteOwn(context, tenancies, tenancy.id);
}
