import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Subscription } from 'shared-contract/order/subscription';
import { toast } from 'shared-platform';
import { useSubjectDialog } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.tsx';
import { changeSubscriptionMutation } from './change-subscription.ts';

/**
 * Cancels a subscription after a confirmation, or continues a cancelled one at once. It is a single button for both, so
 * that it does not lose the focus when the status changes.
 */
export function ChangeSubscriptionButton({ subscription }: { subscription: Subscription }) {
  const { mutate, reset, error, isPending } = useMutation(changeSubscriptionMutation(subscription));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'cancel') => subscription,
    versionOf: ({ name, status, currentPeriodEnd }) => [name, status, currentPeriodEnd],
    isBusy: isPending,
    notice: `${subscription.name} changed in another tab. Here’s the latest.`,
  });
  const isEnding = subscription.status === 'cancelAtPeriodEnd';

  const confirm = () => {
    reset();
    open('cancel');
  };
  const keep = () =>
    mutate({ status: 'active' }, { onSuccess: () => toast.success(`${subscription.name} continues.`) });
  const cancel = () =>
    mutate(
      { status: 'cancelAtPeriodEnd' },
      {
        onSuccess: () => {
          close();
          toast.success(`${subscription.name} won’t renew.`);
        },
      },
    );
  const failure = error && changeErrorMessage(error);
  const hasEnded = subscription.status === 'cancelled';
  if (hasEnded && !failure && !opened) return null;

  return (
    <Stack gap="xs">
      {hasEnded ? null : (
        <Button
          variant={isEnding ? 'light' : 'default'}
          size="sm"
          loading={isPending && !opened}
          onClick={isEnding ? keep : confirm}
          aria-describedby={`name-${subscription.id}`}
        >
          {isEnding ? 'Resume subscription' : 'Cancel subscription'}
        </Button>
      )}
      {opened ? (
        <CancelSubscriptionDialog
          subscription={opened.subject}
          isBusy={isPending}
          error={failure}
          onConfirm={cancel}
          onCancel={() => {
            reset();
            close();
          }}
        />
      ) : null}
      {failure && !opened ? (
        <Alert color="red" role="alert" title="We couldn’t change your subscription">
          {failure}
        </Alert>
      ) : null}
    </Stack>
  );
}
