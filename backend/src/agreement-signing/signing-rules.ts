import { isOpenSigningStep, type SigningStep, type SigningView } from 'shared-contract/agreement/signing';
import { conflict, Problem } from '../http/problem.ts';
import type { PartyRow, RoundRow } from './signing-store.ts';

/** The links of an open round stop working after this time. */
export const roundDays = 14;

/** The links of a signed round work for this time, for downloads. */
export const downloadDays = 30;

type Clocked = Pick<RoundRow, 'step' | 'expiresAt'>;

/** The step of a round now. An open round has expired from `expiresAt` on, also before the job has stored it. */
export const stepAt = ({ step, expiresAt }: Clocked, now: Date): SigningStep =>
  isOpenSigningStep(step) && expiresAt <= now ? 'expired' : step;

export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 86_400_000);

/** What a party can do now: tenants accept, then the landlord signs, then the tenants sign. */
export function nextFor(
  round: Clocked,
  { role, status }: Pick<PartyRow, 'role' | 'status'>,
  now: Date,
): SigningView['next'] {
  const step = stepAt(round, now);
  if (step === 'signed') return 'done';
  if (!isOpenSigningStep(step)) return 'closed';
  if (role === 'landlord') return step === 'accepted' ? 'sign' : 'wait';
  if (step === 'sent' && status === 'invited') return 'answer';
  return step === 'ownerSigned' && status === 'accepted' ? 'sign' : 'wait';
}

/** @throws Problem 410 when the round is over, 409 when it is not the party's turn */
export function requireNext(round: Clocked, party: PartyRow, now: Date, expected: 'answer' | 'sign'): void {
  const next = nextFor(round, party, now);
  if (next === expected) return;
  if (next === 'closed') throw closedProblem(stepAt(round, now));
  throw conflict('not-your-turn', waitingText(round.step, party, expected));
}

/** The 410 for links and requests of a round that has ended. */
export const closedProblem = (step: SigningStep): Problem => new Problem(410, `signing-${step}`, closedTexts[step]);

const ended = 'This agreement is no longer open for signing.';
const closedTexts: Record<SigningStep, string> = {
  sent: ended,
  accepted: ended,
  ownerSigned: ended,
  signed: 'Everyone has signed this agreement already.',
  declined: 'This agreement was declined, so it can’t be signed.',
  changed: 'The terms have changed since. Use the link in our latest email about this agreement.',
  cancelled: 'This agreement was cancelled, so it can’t be signed.',
  expired: 'The time to sign this agreement has passed. It has to be sent again.',
};

function waitingText(step: SigningStep, { role, status }: PartyRow, expected: 'answer' | 'sign'): string {
  if (step === 'signed') return closedTexts.signed;
  if (expected === 'answer') return 'You have answered already.';
  if (status === 'signed') return 'You have signed already.';
  if (role === 'landlord') return 'You can sign once everyone else has accepted.';
  return 'It isn’t your turn to sign yet. We’ll email you when it is.';
}
