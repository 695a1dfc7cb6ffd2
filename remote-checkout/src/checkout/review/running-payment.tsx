import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from 'shared-contract/order/order';
import type { Payment } from 'shared-contract/order/payment';
import { LoadingState, Money } from 'shared-ui';
import { changeErrorMessage } from '../../change-error-message.ts';
import { ChallengeFrame } from '../../payment-progress/challenge-frame.tsx';
import { PaymentDialog } from '../../payment-progress/payment-dialog.tsx';
import { challengeUrlOf } from '../../payment-progress/payment-state.ts';
import { refetchOrder } from '../checkout-order.ts';
import { cancelPayment } from './payment-requests.ts';
import { useOrderPayment } from './use-order-payment.ts';

/** A card payment that has no result yet: the verification by the bank, or waiting for the provider. */
export function RunningPayment({ order, payment }: { order: Order; payment: Payment }) {
  const { refetch } = useOrderPayment(order, payment);
  const [isChallengeOpen, setIsChallengeOpen] = useState(true);
  const check = useMutation({
    mutationFn: async () => {
      await refetch();
      await refetchOrder(order.id);
    },
  });
  const cancel = useMutation({ mutationFn: () => cancelPayment(payment['@id']) });
  const url = challengeUrlOf(payment);

  if (url === null || check.isPending) {
    return (
      <Stack gap="md">
        <LoadingState label="We’re checking your payment" />
        <Text ta="center" c="dimmed">
          Please don’t pay again. If you close this page, we’ll email you the result.
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Alert color="yellow" title="Your bank needs to check it’s you">
        <Text size="sm">
          We’ll charge <Money amount={payment.amount} /> after your bank has verified you. To change your order or pay
          another way, cancel this payment first.
        </Text>
        <Group mt="sm">
          <Button onClick={() => setIsChallengeOpen(true)}>Continue verification</Button>
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel this payment
          </Button>
        </Group>
      </Alert>
      {cancel.error ? (
        <Alert color="red" role="alert">
          {changeErrorMessage(cancel.error)}
        </Alert>
      ) : null}
      {isChallengeOpen ? (
        <PaymentDialog title="Your bank needs to check it’s you" onClose={() => setIsChallengeOpen(false)}>
          <ChallengeFrame
            url={url}
            onDone={() => {
              setIsChallengeOpen(false);
              check.mutate();
            }}
          />
        </PaymentDialog>
      ) : null}
    </Stack>
  );
}
