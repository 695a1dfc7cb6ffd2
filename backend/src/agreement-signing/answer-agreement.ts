import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { endRound } from './end-round.ts';
import { mailOwner } from './signing-mails.ts';
import { requireNext } from './signing-rules.ts';
import { findSigning, type PartyRow, type SignedAgreement, updateParty, updateRound } from './signing-store.ts';

type Answer = { answer: 'accepted' | 'declined'; reason: string };

/**
 * Stores whether a tenant accepts or declines. After the last acceptance it is the owner's turn; a tenant who declines
 * ends the round. Repeating an answer changes nothing. The caller has locked the agreement.
 * @throws Problem 410 when the round is over, 409 when the tenant has answered otherwise
 */
export async function answerAgreement(
  context: MoneyContext,
  signed: SignedAgreement,
  party: PartyRow,
  { answer, reason }: Answer,
): Promise<void> {
  const { database, now } = context;
  const { round, agreement } = signed;
  if (party.status === answer) return;
  requireNext(round, party, now, 'answer');
  const declineReason = answer === 'declined' ? reason : null;
  await updateParty(database, party.id, { status: answer, answeredAt: now, declineReason });
  await addAgreementEvent(database, {
    ownerId: agreement.ownerId,
    agreementId: agreement.id,
    at: now,
    by: party.name,
    kind: answer,
    note: declineReason ?? '',
  });
  await updateOwn({ database, now, owner: { id: agreement.ownerId } }, tenancyAgreements, agreement.id);
  if (answer === 'declined') return endRound(context, agreement.id, 'declined', { ...party, declineReason });
  const waiting = round.parties.some(
    ({ id, role, status }) => role === 'tenant' && status === 'invited' && id !== party.id,
  );
  if (waiting) return;
  await updateRound(database, round.id, { step: 'accepted', updatedAt: now });
  await mailOwner(context, await findSigning(database, round.id), { step: 'accepted' });
}
