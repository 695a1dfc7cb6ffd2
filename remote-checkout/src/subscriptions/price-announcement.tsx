import { Alert } from '@mantine/core';
import type { Subscription } from 'shared-contract/order/subscription';
import { LocalInstant, Money } from 'shared-ui';

/** Announces the price from the next period on. */
export function PriceAnnouncement({ subscription }: { subscription: Subscription }) {
  const { status, upcomingPrice, price, billingPeriod, currentPeriodEnd } = subscription;
  if (status !== 'active' || !upcomingPrice || upcomingPrice === price) return null;
  return (
    <Alert color="yellow" title="Your price is changing">
      From <LocalInstant at={currentPeriodEnd} show="date" /> you’ll pay <Money amount={upcomingPrice} /> a{' '}
      {billingPeriod} instead of <Money amount={price} />. You can change your plan or cancel before then.
    </Alert>
  );
}
