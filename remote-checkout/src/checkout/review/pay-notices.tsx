import { Alert, Anchor, Button, Group, Table, Text } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { Money } from 'shared-ui';
import { isUnsuccessful } from '../../payment-progress/payment-state.ts';
import { failureAdvice } from '../payment/failure-advice.ts';
import { totalChanges } from './total-changes.ts';
import type { PayState } from './use-pay.ts';

/** What happened to the last attempt to pay, and what the customer can do. */
export function PayNotices({ order, state }: { order: Order; state: PayState }) {
  if (state.kind === 'totalChanged') return <TotalChangedNotice before={state.before} after={order} />;
  if (state.kind === 'refused') {
    return (
      <Alert color="red" role="alert" title="We couldn’t start the payment">
        {state.message}{' '}
        {state.step ? (
          <Anchor component={Link} to={addresses.checkoutStep(order.id, state.step)}>
            Fix this
          </Anchor>
        ) : null}
      </Alert>
    );
  }
  if (state.kind === 'unknown') {
    return (
      <Alert color="yellow" role="alert" title="We couldn’t confirm your payment">
        The connection was lost. Press the button again to check: you won’t be charged twice.
      </Alert>
    );
  }
  return state.kind === 'ready' ? <FailedPaymentNotice order={order} /> : null;
}

function FailedPaymentNotice({ order: { id, payment } }: { order: Order }) {
  if (!payment || !isUnsuccessful(payment)) return null;
  const { title, advice } = failureAdvice(payment);
  return (
    <Alert color="red" role="alert" title={title}>
      <Group justify="space-between">
        <Text size="sm">{advice}</Text>
        <Button component={Link} to={addresses.checkoutStep(id, 'payment')} variant="default" size="xs">
          Use another way to pay
        </Button>
      </Group>
    </Alert>
  );
}

function TotalChangedNotice({ before, after }: { before: Order; after: Order }) {
  return (
    <Alert color="yellow" role="alert" title="Your total has changed">
      <Text size="sm">You haven’t been charged. Check what changed, then pay if you’re happy with it.</Text>
      <Table mt="xs" aria-label="What changed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Item</Table.Th>
            <Table.Th scope="col" ta="right">
              Before
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Now
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {totalChanges(before, after).map((line) => (
            <Table.Tr key={line.label}>
              <Table.Th scope="row">{line.label}</Table.Th>
              <Table.Td ta="right">{line.before === null ? '–' : <Money amount={line.before} />}</Table.Td>
              <Table.Td ta="right">{line.after === null ? '–' : <Money amount={line.after} />}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Alert>
  );
}
