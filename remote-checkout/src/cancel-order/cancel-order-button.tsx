import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contract/order/order';
import { ConfirmDialog, type ConfirmDialogProps, useSubjectDialog } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import { cancelOrderMutation } from './cancel-order.ts';

type CancelOrderButtonProps = { order: Order; size?: 'xs' | 'sm' };

/** Cancels an order that is not paid, after a confirmation. */
export function CancelOrderButton({ order, size = 'sm' }: CancelOrderButtonProps) {
  const { mutate, reset, error, isPending } = useMutation(cancelOrderMutation(order));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'cancel') => order,
    versionOf: ({ status, total, orderItems }) => [status, total, orderItems.map(({ id }) => id)],
    isBusy: isPending,
    notice: `Order ${order.number} changed in another tab. Here’s the latest.`,
  });
  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-label={`Cancel order ${order.number}`}
        onClick={() => {
          reset();
          open('cancel');
        }}
      >
        Cancel order
      </Button>
      {opened ? (
        <CancelOrderDialog
          order={opened.subject}
          isBusy={isPending}
          error={error && changeErrorMessage(error)}
          onConfirm={() => mutate()}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

type CancelOrderDialogProps = { order: Order } & Pick<
  ConfirmDialogProps,
  'isBusy' | 'error' | 'onConfirm' | 'onCancel'
>;

function CancelOrderDialog({ order, ...dialog }: CancelOrderDialogProps) {
  return (
    <ConfirmDialog
      title={`Cancel order ${order.number}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep it"
      isDestructive
      {...dialog}
    >
      <Text>You haven’t been charged. To buy these items later, you’d need to choose them again.</Text>
    </ConfirmDialog>
  );
}
