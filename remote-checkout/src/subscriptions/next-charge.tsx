import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { LocalInstant, Money } from 'shared-ui';

export function NextCharge({ subscription }: { subscription: Subscription }) {
  return <Text size="sm">{nextChargeText(subscription)}</Text>;
}

function nextChargeText({ status, price, currentPeriodEnd }: Subscription): ReactNode {
  const end = <LocalInstant at={currentPeriodEnd} show="date" />;
  switch (status) {
    case 'active':
      return (
        <>
          Next charge <Money amount={price} /> on {end}
        </>
      );
    case 'cancelAtPeriodEnd':
      return <>Active until {end}. You won’t be charged again.</>;
    case 'pastDue':
      return (
        <>
          The charge of <Money amount={price} /> due on {end} failed.
        </>
      );
    case 'cancelled':
      return <>Ended on {end}</>;
  }
}
