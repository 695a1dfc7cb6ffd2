import type { MoneyContext } from '../payments/money-context.ts';
import { changeCheck } from './change-check.ts';
import { addEvent } from './check-events.ts';
import { consentLetters } from './check-mails.ts';
import { eraseContent } from './erase-content.ts';
import { freePayment } from './free-payment.ts';
import { mailOwner } from './result/result-mails.ts';
import type { FoundCheck } from './tenant-check-store.ts';

/**
 * Ends a locked check: deletes the authorisation, the documents and their scans, and of the applicant everything but
 * name and email. A check that may be at the provider is cancelled there by its job; another one frees its payment.
 */
export async function withdrawCheck(context: MoneyContext, found: FoundCheck): Promise<void> {
  const { id, sentAt } = found.row;
  await eraseContent(context, found);
  if (sentAt === null) await freePayment(context, found);
  const withdrawn = await changeCheck(context, found, {
    status: 'withdrawn',
    // Nothing is left to hold, and a held check would never be destroyed.
    legalHold: false,
    ...(sentAt === null ? { orderItemId: null } : {}),
  });
  await addEvent(context, found.row, 'applicant', 'withdrawn');
  if (sentAt !== null) await context.addJob('tenant-check', { checkId: id });
  await mailOwner(context, withdrawn, consentLetters.withdrawn);
}
