import { Alert, Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { Subscription } from 'shared-contract/order/subscription';
import { toast } from 'shared-platform';
import { CancelQuestion } from './cancel-question.tsx';
import { changeSubscriptionMutation } from './change-subscription.ts';
import { refusalWords } from './refusal-words.ts';

/** One button that stays in its place, so that focus does: it asks before cancelling, and takes a cancellation back at once. */
export function ChangeSubscriptionButton({ subscription }: { subscription: Subscription }) {
  const [asking, { open, close }] = useDisclosure(false);
  const { mutate, reset, error, isPending } = useMutation(changeSubscriptionMutation(subscription));
  const ending = subscription.status === 'cancelAtPeriodEnd';

  const ask = () => {
    reset();
    open();
  };
  const keep = () => mutate('active', { onSuccess: () => toast.success(`${subscription.name} goes on.`) });
  const cancel = () =>
    mutate('cancelAtPeriodEnd', {
      onSuccess: () => {
        close();
        toast.success(`${subscription.name} will not be renewed.`);
      },
    });
  const refusal = error && (
    <Alert color="red" role="alert" title="Nothing was changed">
      {refusalWords(error)}
    </Alert>
  );

  return (
    <Stack gap="xs">
      {subscription.status === 'cancelled' ? null : (
        <Button
          variant={ending ? 'light' : 'default'}
          size="sm"
          loading={isPending && !asking}
          onClick={ending ? keep : ask}
          aria-describedby={`name-${subscription.id}`}
        >
          {ending ? 'Keep subscription' : 'Cancel subscription'}
        </Button>
      )}
      {asking ? null : refusal}
      <CancelQuestion
        subscription={subscription}
        opened={asking}
        pending={isPending}
        refusal={refusal}
        onCancel={cancel}
        onClose={() => {
          reset();
          close();
        }}
      />
    </Stack>
  );
}
