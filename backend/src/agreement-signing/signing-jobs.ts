import { inArray } from 'drizzle-orm';
import { isOpenSigningStep, openSigningSteps } from 'shared-contract/agreement/signing';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { isReminderDue } from './due-reminder.ts';
import { endRound } from './end-round.ts';
import { mailOwner, mailTenant } from './signing-mails.ts';
import { nextFor, stepAt } from './signing-rules.ts';
import {
  findRounds,
  findSigning,
  lockAgreement,
  type PartyRow,
  type RoundRow,
  type SignedAgreement,
  updateParty,
  withParties,
} from './signing-store.ts';
import { signings } from './signing-tables.ts';

type JobContext = Pick<ProviderContext, 'database' | 'config' | 'transact'>;

/** Ends rounds that were not signed in time, each in a transaction of its own, and informs their parties. */
export async function expireRounds({ database, config, transact }: JobContext): Promise<void> {
  const now = config.clock();
  const expired = (await findOpenRounds(database)).filter((round) => stepAt(round, now) === 'expired');
  for (const round of expired) await transact((context) => expireRound(context, round));
}

async function expireRound(context: MoneyContext, { id, agreementId }: RoundRow): Promise<void> {
  const { database, now } = context;
  await lockAgreement(database, agreementId);
  const { round, agreement } = await findSigning(database, id);
  // The owner may have changed or cancelled the agreement meanwhile.
  if (!isOpenSigningStep(round.step) || stepAt(round, now) !== 'expired') return;
  const { ownerId } = agreement;
  await endRound(context, agreementId, 'expired');
  await addAgreementEvent(database, { ownerId, agreementId, at: now, by: 'system', kind: 'expired', note: '' });
  await updateOwn({ database, now, owner: { id: ownerId } }, tenancyAgreements, agreementId);
}

/** Reminds the people who have to act, each at most twice per turn. */
export async function remindParties({ database, config, transact }: JobContext): Promise<void> {
  const now = config.clock();
  const rounds = await withParties(database, await findOpenRounds(database));
  const due = rounds.filter((round) => round.parties.some((party) => isReminderDue(round, party, now)));
  for (const round of due) await transact((context) => remindRound(context, round));
}

async function remindRound(context: MoneyContext, { id, agreementId }: RoundRow): Promise<void> {
  const { database, now } = context;
  await lockAgreement(database, agreementId);
  const signed = await findSigning(database, id);
  for (const party of signed.round.parties) {
    if (isReminderDue(signed.round, party, now)) await remind(context, signed, party);
  }
}

async function remind(context: MoneyContext, signed: SignedAgreement, party: PartyRow): Promise<void> {
  const { database, now } = context;
  await updateParty(database, party.id, { remindedAt: now });
  const { ownerId, id: agreementId } = signed.agreement;
  const isOwner = party.role === 'landlord';
  const note = isOwner ? 'owner' : party.name;
  await addAgreementEvent(database, { ownerId, agreementId, at: now, by: 'system', kind: 'reminded', note });
  if (isOwner) return mailOwner(context, signed, { step: 'remindOwner' });
  const step = nextFor(signed.round, party, now) === 'answer' ? 'remindToAccept' : 'remindToSign';
  return mailTenant(context, signed, party, { step });
}

const findOpenRounds = (database: ProviderContext['database']): Promise<RoundRow[]> =>
  findRounds(database).where(inArray(signings.step, [...openSigningSteps]));
