import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { LocalInstant, Money } from 'shared-ui';

export function NextCharge({ subscription }: { subscription: Subscription }) {
  return <Text size="sm">{wordsOf(subscription)}</Text>;
}

function wordsOf({ status, price, currentPeriodEnd }: Subscription): ReactNode {
  const end = <LocalInstant at={currentPeriodEnd} show="date" />;
  switch (status) {
    case 'active':
      return (
        <>
          Next charge <Money amount={price} /> on {end}
        </>
      );
    case 'cancelAtPeriodEnd':
      return <>Yours until {end}. You will not be charged again.</>;
    case 'pastDue':
      return (
        <>
          The charge of <Money amount={price} /> due on {end} did not go through.
        </>
      );
    case 'cancelled':
      return <>Ended on {end}</>;
  }
}
