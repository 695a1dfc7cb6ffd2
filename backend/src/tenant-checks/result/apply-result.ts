import { addDays } from 'shared-contract/date/local-date';
import { noticeDays, reportDays } from 'shared-contract/tenant-check/tenant-check-rules';
import type { MoneyContext } from '../../payments/money-context.ts';
import { addEvent } from '../check-events.ts';
import { checkRetention } from '../check-retention.ts';
import type { ProviderCheck } from '../provider/check-provider.ts';
import { type FoundCheck, todayAt, updateCheck } from '../tenant-check-store.ts';
import { isHit } from './is-hit.ts';
import type { RedactedScans } from './redact-scans.ts';
import { reduceDocuments } from './reduce-documents.ts';
import { changeReport } from './report-store.ts';
import { requirePlausibleResult } from './require-plausible-result.ts';
import { mailApplicant, mailOwner, ownerLetters } from './result-mails.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
  await updateCheck(money, row, {
    status: 'complete',
    providerReference: seen.id,
    completedAt: now,
    expiresAt: new Date(now.getTime() + reportDays * dayMs),
    noticeDueOn: isHit(result) ? addDays(result.searchedOn, noticeDays) : null,
    destroyOn: checkRetention(found, 'complete', todayAt(found, now)).destroyOn,
  });
  await addEvent(money, row, 'provider', 'complete');
  await mailOwner(money, found, ownerLetters.complete);
  await mailApplicant(money, found, 'complete');
}
