import type { MoneyContext } from '../../payments/money-context.ts';
import { changeCheck, removeAuthorisation } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import { findNewestLink } from '../check-links.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { changeReport } from './report-store.ts';
import { mailOwner, ownerLetters } from './result-mails.ts';

/** Removes the authorisation of a locked check, which can't be sent with it (V40), and asks the owner for a new one. */
export async function askForConsent(
  money: MoneyContext,
  found: FoundCheck,
  reason: 'tooOld' | 'otherContent',
): Promise<FoundCheck> {
  const { row } = found;
  await removeAuthorisation(money, row.id);
  await changeReport(money, found, { question: null, answer: null, request: null });
  const hasLink = (await findNewestLink(money.database, row.id)) !== null;
  const status = hasLink ? 'awaitingConsent' : 'draft';
  const changed = await changeCheck(money, found, { sentAt: null, providerReference: null, status });
  await addEvent(money, row, 'system', 'changed');
  await mailOwner(money, found, ownerLetters[reason]);
  return changed;
}
