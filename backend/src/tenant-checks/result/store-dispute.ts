import { randomUUID } from 'node:crypto';
import type { MoneyContext } from '../../payments/money-context.ts';
import { requireStatus } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import { sealedDispute } from '../sealed-check.ts';
import { type FoundCheck, updateCheck } from '../tenant-check-store.ts';
import { tenantCheckDisputes } from '../tenant-check-table.ts';
import { mailOwner, ownerLetters } from './result-mails.ts';
import { requireNoTaxFileNumber } from './store-answer.ts';

/**
 * Stores the applicant's dispute of a result, holds the check and mails the owner without the message. The same message
 * again changes nothing. The check is locked. @throws Problem 409 without a result, or 422
 */
export async function storeDispute(money: MoneyContext, found: FoundCheck, message: string): Promise<void> {
  const { database, config, now } = money;
  const { row, disputes } = found;
  requireNoTaxFileNumber('message', message);
  requireStatus(row.status, (status) => status === 'complete');
  if (disputes.some((one) => sealedDispute.unseal(config, one).message === message)) return;
  const id = randomUUID();
  const { ownerId, id: checkId } = row;
  const sealed = sealedDispute.seal(config, id, { message });
  await database
    .insert(tenantCheckDisputes)
    .values({ id, ownerId, checkId, ...sealed, createdAt: now, updatedAt: now });
  await updateCheck(money, row, { legalHold: true });
  await addEvent(money, row, 'applicant', 'disputed');
  await mailOwner(money, found, ownerLetters.disputed);
}
