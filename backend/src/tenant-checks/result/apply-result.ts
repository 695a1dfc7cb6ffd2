import { addDays } from 'shared-contract/date/local-date';
import { noticeDays } from 'shared-contract/tenant-check/tenant-check-rules';
import type { MoneyContext } from '../../payments/money-context.ts';
import { addEvent } from '../check-events.ts';
import { checkRetention, reportExpiry } from '../check-retention.ts';
import type { ProviderCheck } from '../provider/check-provider.ts';
import { type FoundCheck, todayAt, updateCheck } from '../tenant-check-store.ts';
import { isHit } from './is-hit.ts';
import type { RedactedScans } from './redact-scans.ts';
import { reduceDocuments } from './reduce-documents.ts';
import { changeReport } from './report-store.ts';
import { requirePlausibleResult } from './require-plausible-result.ts';
import { mailApplicant, mailOwner, ownerLetters } from './result-mails.ts';

/** Stores the result of a locked check, reduces the documents and mails the owner and the applicant. */
export async function applyResult(
  money: MoneyContext,
  found: FoundCheck,
  seen: ProviderCheck,
  redacted: RedactedScans,
): Promise<void> {
  const { now } = money;
  const { row } = found;
  const result = requirePlausibleResult(found, seen, now);
  await changeReport(money, found, { question: null, answer: null, request: null, result });
  await reduceDocuments(money, found, redacted);
  const { destroyOn } = checkRetention(found, 'complete', todayAt(found, now));
  await updateCheck(money, row, {
    status: 'complete',
    providerReference: seen.id,
    completedAt: now,
    expiresAt: reportExpiry(found, now, destroyOn),
    noticeDueOn: isHit(result) ? addDays(result.searchedOn, noticeDays) : null,
    destroyOn,
  });
  await addEvent(money, row, 'provider', 'complete');
  await mailOwner(money, found, ownerLetters.complete);
  await mailApplicant(money, found, 'complete');
}
