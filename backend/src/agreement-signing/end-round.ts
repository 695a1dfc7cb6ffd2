import { and, eq, inArray } from 'drizzle-orm';
import { openSigningSteps, type SigningStep } from 'shared-contract/agreement/signing';
import { firstRow } from '../database/single-row.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { sendSigningMails } from './signing-mails.ts';
import { findRounds, findSigning, type PartyRow, updateRound } from './signing-store.ts';
import { signings } from './signing-tables.ts';

/** Why a round ended before all had signed. */
type RoundEnd = Extract<SigningStep, 'declined' | 'changed' | 'cancelled' | 'expired'>;

/**
 * Ends the open round of an agreement, if there is one, and informs its parties. Links and acceptances are void from
 * then on. The caller has locked the agreement, and adds the event to its history.
 * @param by the tenant who declined
 */
export async function endRound(
  context: MoneyContext,
  agreementId: string,
  step: RoundEnd,
  by?: PartyRow,
): Promise<void> {
  const { database } = context;
  const isOpen = and(eq(signings.agreementId, agreementId), inArray(signings.step, [...openSigningSteps]));
  const open = await firstRow(findRounds(database).where(isOpen));
  if (!open) return;
  await updateRound(database, open.id, { step });
  await sendSigningMails(context, await findSigning(database, open.id), { step, about: by });
}
