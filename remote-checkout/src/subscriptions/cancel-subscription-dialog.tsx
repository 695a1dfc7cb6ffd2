import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { ConfirmDialog, LocalInstant } from 'shared-ui';

type CancelSubscriptionDialogProps = {
  subscription: Subscription;
  isBusy: boolean;
  /** The message about why cancelling failed, or nothing. */
  error: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

export function CancelSubscriptionDialog({ subscription, ...dialog }: CancelSubscriptionDialogProps) {
  return (
    <ConfirmDialog
      title={`Cancel ${subscription.name}?`}
      confirmLabel="Cancel subscription"
      cancelLabel="Keep it"
      isDestructive
      {...dialog}
    >
      <Text>{consequence(subscription)}</Text>
    </ConfirmDialog>
  );
}

function consequence({ status, currentPeriodEnd }: Subscription): ReactNode {
  if (status === 'pastDue') return 'It ends straight away, and we won’t retry the overdue charge.';
  return (
    <>
      It stays active until <LocalInstant at={currentPeriodEnd} show="date" /> and won’t renew. You can change your mind
      until then.
    </>
  );
}
