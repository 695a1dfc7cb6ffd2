import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { Subscription } from 'shared-contract/subscription';
import { toast } from 'shared-platform';
import { LocalInstant } from 'shared-ui';
import { changeSubscriptionMutation } from './change-subscription.ts';
import { refusalWords } from './refusal-words.ts';

/** One button that stays in its place, so that focus does: it asks before cancelling, and takes a cancellation back at once. */
export function ChangeSubscriptionButton({ subscription }: { subscription: Subscription }) {
  const [asking, { open, close }] = useDisclosure(false);
  const change = useMutation(changeSubscriptionMutation(subscription));
  const ending = subscription.status === 'cancelAtPeriodEnd';
  if (subscription.status === 'cancelled') return null;

  const keep = () =>
    change.mutate('active', {
      onSuccess: () => toast.success(`${subscription.name} goes on.`),
    });
  const cancel = () =>
    change.mutate('cancelAtPeriodEnd', {
      onSuccess: () => {
        close();
        toast.success(`${subscription.name} ends with this period.`);
      },
    });

  return (
    <Stack gap="xs" align="flex-end">
      <Button
        variant={ending ? 'light' : 'default'}
        size="sm"
        loading={ending && change.isPending}
        onClick={ending ? keep : open}
        aria-describedby={`name-${subscription.id}`}
      >
        {ending ? 'Keep subscription' : 'Cancel subscription'}
      </Button>
      {change.error && !asking ? <Refusal error={change.error} /> : null}
      <Modal
        opened={asking}
        onClose={() => {
          close();
          change.reset();
        }}
        title={`Cancel ${subscription.name}?`}
        centered
      >
        <Stack>
          <Consequence subscription={subscription} />
          {change.error ? <Refusal error={change.error} /> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Keep it
            </Button>
            <Button color="red" onClick={cancel} loading={change.isPending}>
              Cancel subscription
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  );
}

function Consequence({ subscription: { status, currentPeriodEnd } }: { subscription: Subscription }) {
  if (status === 'pastDue') return <Text>It is not renewed, and the overdue charge is not tried again.</Text>;
  return (
    <Text>
      It stays yours until <LocalInstant at={currentPeriodEnd} show="date" /> and is not renewed. You can change your
      mind until then.
    </Text>
  );
}

function Refusal({ error }: { error: Error }) {
  return (
    <Alert color="red" role="alert" title="Nothing was changed">
      {refusalWords(error)}
    </Alert>
  );
}
