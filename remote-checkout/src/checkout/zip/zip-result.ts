import { type Payment, type PaymentStatus, paymentStatus } from 'shared-contract/order/payment';
import { isKnown } from 'shared-contract/wire/open-enum';

type ZipResult = { title: string; text: string; tone: 'good' | 'bad' | 'waiting' };

const results: Record<PaymentStatus, ZipResult> = {
  succeeded: {
    title: 'Zip approved your purchase',
    text: 'Your order is paid. We’ve emailed your tax invoice.',
    tone: 'good',
  },
  failed: {
    title: 'Zip declined your purchase',
    text: 'You haven’t been charged and your order is still here. Pay with a card instead.',
    tone: 'bad',
  },
  cancelled: {
    title: 'You cancelled the payment with Zip',
    text: 'You haven’t been charged and your order is still here.',
    tone: 'bad',
  },
  expired: {
    title: 'Your Zip session expired',
    text: 'You haven’t been charged and your order is still here. Try again when you’re ready.',
    tone: 'bad',
  },
  referred: {
    title: 'Zip is reviewing your application',
    text: 'This can take a few days. We’ll email you when there’s a decision, so you can close this page.',
    tone: 'waiting',
  },
  requiresAction: {
    title: 'Finish your payment with Zip',
    text: 'Zip hasn’t confirmed your purchase yet. Continue where you left off.',
    tone: 'waiting',
  },
  processing: {
    title: 'We’re checking your payment with Zip',
    text: 'This takes a few seconds. Please don’t pay again. If you close this page, we’ll email you the result.',
    tone: 'waiting',
  },
};

/** Returns the texts for a payment with Zip. A status of a newer server counts as still being checked. */
export function zipResult(status: Payment['status']): ZipResult {
  return isKnown(paymentStatus, status) ? results[status] : results.processing;
}
