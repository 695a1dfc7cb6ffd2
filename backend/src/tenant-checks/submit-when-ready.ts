import { checkApplicant } from 'shared-contract/tenant-check/tenant-check';
import { authorisationValidUntil, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import type { MoneyContext } from '../payments/money-context.ts';
import { isAuthorised } from './authorised-content.ts';
import { changeCheck } from './change-check.ts';
import { applicantOf } from './check-applicant.ts';
import { addEvent } from './check-events.ts';
import { countedDocuments } from './counted-documents.ts';
import { askForConsent } from './result/ask-for-consent.ts';
import { checkRequest, requestSha256 } from './result/check-request.ts';
import { readReport } from './result/report-store.ts';
import { type FoundCheck, todayAt } from './tenant-check-store.ts';

/**
 * Submits a locked check that is authorised, paid and has 100 points (V6, V40), and adds the job that sends it. A check
 * that is not ready, or was submitted before, stays as it is. One whose authorisation was given for something else goes
 * back to the applicant.
 */
export async function submitWhenReady(context: MoneyContext, found: FoundCheck): Promise<FoundCheck> {
  const { row, authorisation } = found;
  if (isUnsent(row.status) && authorisation !== null && !isAuthorised(context.config, found)) {
    return askForConsent(context, found, 'otherContent');
  }
  if (!isReady(context, found)) return found;
  const submitted = await changeCheck(context, found, { status: 'submitted' });
  await addEvent(context, row, 'system', 'submitted');
  await context.addJob('tenant-check', { checkId: row.id });
  // The fulfilment of the order is done now.
  const { orderId } = found.payment;
  if (orderId !== null) await context.addJob('fulfilment', { orderId });
  return submitted;
}

function isReady({ config, now }: Pick<MoneyContext, 'config' | 'now'>, found: FoundCheck): boolean {
  const { row, authorisation, payment } = found;
  if (!isUnsent(row.status) || payment.status !== 'paid' || authorisation === null) return false;
  if (authorisationValidUntil(authorisation.signedOn) < todayAt(found, now)) return false;
  if (!checkApplicant.safeParse(applicantOf(config, found)).success) return false;
  return countedDocuments(config, found).missing.length === 0 && !isRejected(config, found);
}

/** True until what the provider rejected is corrected. */
function isRejected(config: MoneyContext['config'], found: FoundCheck): boolean {
  const { rejectedSha256 } = readReport(config, found);
  const request = checkRequest(config, found);
  return request !== null && rejectedSha256 === requestSha256(request);
}
