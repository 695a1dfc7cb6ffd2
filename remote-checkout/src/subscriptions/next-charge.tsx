import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { LocalInstant, Money } from 'shared-ui';

export function NextCharge({ subscription }: { subscription: Subscription }) {
  return <Text size="sm">{nextChargeText(subscription)}</Text>;
}

function nextChargeText({ status, price, currentPeriodEnd, nextCharge, overdue }: Subscription): ReactNode {
  const end = <LocalInstant at={currentPeriodEnd} show="date" />;
  switch (status) {
    case 'active':
      return (
        <>
          Next charge <Money amount={nextCharge?.amount ?? price} /> on{' '}
          {nextCharge ? <LocalInstant at={nextCharge.on} show="date" /> : end}
        </>
      );
    case 'cancelAtPeriodEnd':
      return <>Active until {end}. You won’t be charged again.</>;
    case 'pastDue':
      return (
        <>
          Your payment of <Money amount={overdue?.amount ?? price} /> due on {end} failed.{' '}
          {nextCharge ? (
            <>
              We’ll try again on <LocalInstant at={nextCharge.on} show="date" />.
            </>
          ) : null}
        </>
      );
    case 'cancelled':
      return <>Ended on {end}</>;
  }
}
