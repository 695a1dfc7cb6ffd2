import { randomUUID } from 'node:crypto';
import { containsTaxFileNumber, taxFileNumberMessage } from 'shared-contract/tenant-check/tax-file-number';
import { invalid } from '../../http/problem.ts';
import type { MoneyContext } from '../../payments/money-context.ts';
import { changeCheck, requireStatus } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { changeReport, readReport } from './report-store.ts';

/**
 * Stores the answer to the provider's question, once, and adds the job that sends it. Its key is stored too, so that
 * the provider takes it once too. The check is locked. @throws Problem 409 when the provider has no question, or 422
 */
export async function storeAnswer(
  money: MoneyContext,
  found: FoundCheck,
  by: 'owner' | 'applicant',
  text: string,
): Promise<void> {
  requireNoTaxFileNumber('answer', text);
  // A repeated request, because the response was lost.
  if (readReport(money.config, found).answer?.text === text) {
    // The reply contains what the owner may not have seen yet.
    if (by === 'owner') await addEvent(money, found.row, by, 'viewed');
    return;
  }
  requireStatus(found.row.status, (status) => status === 'needsInfo');
  await changeReport(money, found, { question: null, answer: { key: randomUUID(), text } });
  await changeCheck(money, found, { status: 'processing' });
  await addEvent(money, found.row, by, 'infoSent');
  await money.addJob('tenant-check', { checkId: found.row.id });
}

/** @throws Problem 422 */
export function requireNoTaxFileNumber(propertyPath: string, text: string): void {
  if (!containsTaxFileNumber(text)) return;
  throw invalid({ propertyPath, message: taxFileNumberMessage, code: 'tax-file-number' });
}
