import { conflict } from '../../http/problem.ts';
import type { MoneyContext } from '../../payments/money-context.ts';
import { requireStatus } from '../change-check.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { destroyLocked } from './destroy-tenant-checks.ts';

/**
 * Destroys a locked, complete check before its date, because the owner needs it no longer, and stores its certificate.
 * @throws Problem 409 for another status, and while the check is held, disputed, or its notice was not served
 */
export async function destroyEarly(
  context: Pick<MoneyContext, 'database' | 'config' | 'now'>,
  found: FoundCheck,
): Promise<void> {
  const { row, disputes, notices } = found;
  requireStatus(row.status, (status) => status === 'complete');
  // Nothing but its date ends a dispute for the applicant, so the owner can't destroy what it is about.
  if (disputes.length > 0) {
    throw conflict('check-disputed', 'The applicant disputes the result, so the check is destroyed on its date only.');
  }
  if (row.legalHold) throw conflict('check-held', 'The check is on hold for a dispute. Remove the hold first.');
  // A notice whose mail is still in the queue is attached only when it is sent.
  const isServed = notices.length > 0 && notices.every(({ deliveredAt }) => deliveredAt !== null);
  if (row.noticeDueOn !== null && !isServed) {
    throw conflict('notice-due', 'Send the applicant the notice first, and wait until their mail server accepts it.');
  }
  await destroyLocked(context, found, 'Destroyed before its date at the request of the owner. ');
}
