import type { MoneyContext } from '../../payments/money-context.ts';
import { changeCheck } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import { eraseContent } from '../erase-content.ts';
import { freePayment } from '../free-payment.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { mailApplicant, mailOwner, ownerLetters } from './result-mails.ts';

/**
 * Ends a locked check that the provider has cancelled. The provider returns a cancelled check for its reference, so the
 * owner requests a new one, which the same payment pays for.
 */
export async function cancelCheck(money: MoneyContext, found: FoundCheck): Promise<void> {
  await eraseContent(money, found);
  await freePayment(money, found);
  const ended = { orderItemId: null, sentAt: null, providerReference: null, legalHold: false };
  await changeCheck(money, found, { ...ended, status: 'cancelled' });
  await addEvent(money, found.row, 'provider', 'cancelled');
  await mailOwner(money, found, ownerLetters.cancelled);
  await mailApplicant(money, found, 'cancelled');
}
