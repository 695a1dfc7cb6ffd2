import { authorisationValidUntil } from 'shared-contract/tenant-check/tenant-check-rules';
import type { MoneyContext } from '../../payments/money-context.ts';
import { isAuthorised } from '../authorised-content.ts';
import { changeCheck } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import type { CheckAnswer, CheckRequest } from '../provider/check-provider.ts';
import { type FoundCheck, lockCheck, todayAt, updateCheck } from '../tenant-check-store.ts';
import { askForConsent } from './ask-for-consent.ts';
import { checkRequest, currentDocuments, requestSha256 } from './check-request.ts';
import { isOpenAtProvider } from './open-checks.ts';
import { changeReport, readReport } from './report-store.ts';
import { mailOwner, ownerLetters } from './result-mails.ts';

const unsent = { sentAt: null, providerReference: null } as const;

/** `request` is null when nothing may be sent any more, although the provider may have the check already. */
export type TakenCheck = { request: CheckRequest | null; version: number };

type Attempt = {
  /** The provider's id of a check that it doesn't know any more. */
  lost: string | null;
  /** The provider has no check with our reference. */
  isAbsent?: boolean;
};

/**
 * Stores that the check may be at the provider from now on, and returns what to send. A repeat returns the same
 * request, because the provider rejects another content. A withdrawal waits for this transaction or comes before it, so
 * nothing is sent after one. Returns null for a check that can't be sent: one without an authorisation in force (V40)
 * goes back to the applicant, one that was refunded to the owner.
 */
export async function takeForSending(
  money: MoneyContext,
  id: string,
  { lost, isAbsent = false }: Attempt,
): Promise<TakenCheck | null> {
  const { database, now, config } = money;
  const found = await lockCheck(database, id);
  const { row } = found;
  if (!isOpenAtProvider(row.status) || row.providerReference !== lost) return null;
  const first = readReport(config, found).request ?? null;
  const obstacle = obstacleOf(money, found, first);
  if (obstacle !== null) {
    if (row.sentAt !== null && !isAbsent) return { request: null, version: row.version };
    await (obstacle === 'unpaid' ? returnUnpaid(money, found) : askForConsent(money, found, obstacle));
    return null;
  }
  if (first !== null && lost === null) return { request: first, version: row.version };
  const request = first ?? checkRequest(config, found);
  await changeReport(money, found, { request });
  const taken = await updateCheck(money, row, { sentAt: now, providerReference: null });
  return { request, version: taken.version };
}

/** Returns why a check can't be sent. What was sent before was authorised, whatever has changed since. */
function obstacleOf({ config, now }: MoneyContext, found: FoundCheck, first: CheckRequest | null) {
  if (!isInForce(found, now)) return 'tooOld';
  if (first === null && !isAuthorised(config, found)) return 'otherContent';
  // The order was refunded since.
  return found.payment.status === 'paid' ? null : 'unpaid';
}

/** True when the check has an authorisation of at most 90 days (V40). */
const isInForce = (found: FoundCheck, now: Date): boolean =>
  found.authorisation !== null && todayAt(found, now) <= authorisationValidUntil(found.authorisation.signedOn);

async function returnUnpaid(money: MoneyContext, found: FoundCheck): Promise<void> {
  await changeReport(money, found, { request: null });
  await changeCheck(money, found, { ...unsent, status: 'authorised' });
  await addEvent(money, found.row, 'system', 'changed');
}

/** `answer` is null when the authorisation is no longer in force (V40). */
export type TakenAnswer = { answer: CheckAnswer | null; version: number };

/**
 * Returns the answer to send, with the documents of now. A withdrawal waits for this transaction or comes before it.
 * Returns null when there is no answer to send any more.
 */
export async function takeAnswer(money: MoneyContext, id: string, reference: string): Promise<TakenAnswer | null> {
  const { database, config, now } = money;
  const found = await lockCheck(database, id);
  const { row } = found;
  const { answer } = readReport(config, found);
  if (!answer || !isOpenAtProvider(row.status) || row.providerReference !== reference) return null;
  if (!isInForce(found, now)) return { answer: null, version: row.version };
  return { answer: { ...answer, documents: currentDocuments(config, found) }, version: row.version };
}

/**
 * The provider rejected the request itself, so nothing is stored there. The owner can correct the check, and reads the
 * provider's sentence as its question. The same request is not sent again.
 */
export async function returnRejected(
  money: MoneyContext,
  id: string,
  { version, request, reason }: { version: number; request: CheckRequest; reason: string },
): Promise<void> {
  const found = await lockCheck(money.database, id);
  if (found.row.version !== version) return;
  const rejectedSha256 = requestSha256(request);
  await changeReport(money, found, { question: reason, answer: null, request: null, rejectedSha256 });
  await changeCheck(money, found, { ...unsent, status: 'authorised' });
  await addEvent(money, found.row, 'provider', 'rejected');
  await mailOwner(money, found, ownerLetters.rejected);
}
