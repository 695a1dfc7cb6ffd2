import { eq } from 'drizzle-orm';
import { isOpenSigningStep } from 'shared-contract/agreement/signing';
import { conflict, requireFound } from '../http/problem.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { mailTenant } from './signing-mails.ts';
import { closedProblem, stepAt } from './signing-rules.ts';
import { type SignedAgreement, updateParty } from './signing-store.ts';
import { signingLinks } from './signing-tables.ts';

/**
 * Mails a new link to a tenant who has not signed yet, to a new address if one is given. All earlier links and codes of
 * the tenant stop working. The caller has locked the agreement.
 */
export async function inviteAgain(
  context: MoneyContext,
  signed: SignedAgreement,
  { party: partyId, email }: { party: string; email?: string | undefined },
): Promise<void> {
  const { database, now } = context;
  const { round, agreement } = signed;
  const found = requireFound(round.parties.find(({ id, role }) => id === partyId && role === 'tenant'));
  const step = stepAt(round, now);
  if (!isOpenSigningStep(step)) throw closedProblem(step);
  if (found.status === 'signed') throw conflict('already-signed', `${found.name} has signed already.`);
  const party = { ...found, email: email ?? found.email };
  await database.delete(signingLinks).where(eq(signingLinks.partyId, party.id));
  const noCode = { codeHash: null, codeExpiresAt: null, codeAttempts: 0 };
  await updateParty(database, party.id, { email: party.email, invitedAt: now, ...noCode });
  await addAgreementEvent(database, {
    ownerId: agreement.ownerId,
    agreementId: agreement.id,
    at: now,
    by: 'owner',
    kind: 'invited',
    note: `${party.name}, ${party.email}`,
  });
  await mailTenant(context, signed, party, { step: mailStepOf(round.step, party.status) });
}

/** A tenant who has accepted gets a link to wait or to sign, anyone else one to answer. */
const mailStepOf = (step: string, status: string) =>
  status === 'accepted' ? (step === 'ownerSigned' ? 'ownerSigned' : 'newLink') : 'sent';
