import { randomUUID } from 'node:crypto';
import { conflict } from '../../http/problem.ts';
import type { MoneyContext } from '../../payments/money-context.ts';
import { requireStatus } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import { sealedDispute } from '../sealed-check.ts';
import { type FoundCheck, updateCheck } from '../tenant-check-store.ts';
import { tenantCheckDisputes } from '../tenant-check-table.ts';
import { mailOwner, ownerLetters } from './result-mails.ts';
import { requireNoTaxFileNumber } from './store-answer.ts';

const maxDisputes = 10;
/** Further disputes within this time send the owner no further mail. */
const mailIntervalMs = 60 * 60 * 1000;

/**
 * Stores the applicant's dispute of a result, holds the check and mails the owner without the message, at most once an
 * hour. The same message again changes nothing. The check is locked.
 * @throws Problem 409 without a result or after ten disputes, or 422
 */
export async function storeDispute(money: MoneyContext, found: FoundCheck, message: string): Promise<void> {
  const { database, config, now } = money;
  const { row, disputes } = found;
  requireNoTaxFileNumber('message', message);
  requireStatus(row.status, (status) => status === 'complete');
  if (disputes.some((one) => sealedDispute.unseal(config, one).message === message)) return;
  if (disputes.length >= maxDisputes) {
    const detail = `You can send ${maxDisputes} messages about a check. Contact the owner or the operator of the database.`;
    throw conflict('too-many', detail);
  }
  const id = randomUUID();
  const { ownerId, id: checkId } = row;
  const sealed = sealedDispute.seal(config, id, { message });
  await database
    .insert(tenantCheckDisputes)
    .values({ id, ownerId, checkId, ...sealed, createdAt: now, updatedAt: now });
  await updateCheck(money, row, { legalHold: true });
  await addEvent(money, row, 'applicant', 'disputed');
  const isMailed = disputes.some(({ createdAt }) => now.getTime() - createdAt.getTime() < mailIntervalMs);
  if (!isMailed) await mailOwner(money, found, ownerLetters.disputed);
}
