import { authorisationValidUntil } from 'shared-contract/tenant-check/tenant-check-rules';
import type { MoneyContext } from '../../payments/money-context.ts';
import { changeCheck, removeAuthorisation } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import type { CheckRequest } from '../provider/check-provider.ts';
import { type FoundCheck, lockCheck, todayAt, updateCheck } from '../tenant-check-store.ts';
import { checkRequest } from './check-request.ts';
import { isOpenAtProvider } from './open-checks.ts';
import { changeReport } from './report-store.ts';
import { mailOwner, ownerLetters } from './result-mails.ts';

const unsent = { sentAt: null, providerReference: null } as const;

export type TakenCheck = { request: CheckRequest; version: number };

/**
 * Stores that the check may be at the provider from now on, and returns what to send. A withdrawal waits for this
 * transaction or comes before it, so nothing is sent after one. Returns null for a check that can't be sent: one whose
 * authorisation is missing or too old (V40) goes back to the applicant, one that was refunded to the owner.
 * @param lost the provider's id of a check that it doesn't know any more
 */
export async function takeForSending(money: MoneyContext, id: string, lost: string | null): Promise<TakenCheck | null> {
  const { database, now, config } = money;
  const found = await lockCheck(database, id);
  const { row, authorisation } = found;
  if (!isOpenAtProvider(row.status) || row.providerReference !== lost) return null;
  const isInForce = authorisation !== null && todayAt(found, now) <= authorisationValidUntil(authorisation.signedOn);
  const request = isInForce ? checkRequest(config, found) : null;
  if (!request) {
    await askForConsent(money, found);
    return null;
  }
  if (found.payment.status !== 'paid') {
    // The order was refunded since.
    await changeCheck(money, found, { ...unsent, status: 'authorised' });
    await addEvent(money, row, 'system', 'changed');
    return null;
  }
  if (row.sentAt !== null && lost === null) return { request, version: row.version };
  const taken = await updateCheck(money, row, { sentAt: now, providerReference: null });
  return { request, version: taken.version };
}

async function askForConsent(money: MoneyContext, found: FoundCheck): Promise<void> {
  const { row } = found;
  await removeAuthorisation(money, row.id);
  await changeReport(money, found, { question: null, answer: null });
  await changeCheck(money, found, { ...unsent, status: 'awaitingConsent' });
  await addEvent(money, row, 'system', 'changed');
  await mailOwner(money, found, ownerLetters.tooOld);
}

/**
 * The provider rejected the request itself, so nothing is stored there. The owner can correct the check, and reads the
 * provider's sentence as its question.
 */
export async function returnRejected(
  money: MoneyContext,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const found = await lockCheck(money.database, id);
  if (found.row.version !== version) return;
  await changeReport(money, found, { question: reason, answer: null });
  await changeCheck(money, found, { ...unsent, status: 'authorised' });
  await addEvent(money, found.row, 'provider', 'needsInfo');
  await mailOwner(money, found, ownerLetters.rejected);
}
