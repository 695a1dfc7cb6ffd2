import { Alert, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { LocalInstant, Money } from 'shared-ui';

type OverdueNoticeProps = {
  subscription: Subscription;
  /** The button to pay the charge, or a link to the page with that button. */
  action: ReactNode;
};

/** Says that a charge failed and when the subscription ends. */
export function OverdueNotice({ subscription, action }: OverdueNoticeProps) {
  const { overdue, name } = subscription;
  if (!overdue) return null;
  return (
    <Alert color="red" title="Payment overdue">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex={{ base: '1 1 100%', sm: '1 1 0' }}>
          We couldn’t charge <Money amount={overdue.amount} />. Pay by <LocalInstant at={overdue.endsAt} show="date" />{' '}
          to keep {name}.
        </Text>
        {action}
      </Group>
    </Alert>
  );
}
