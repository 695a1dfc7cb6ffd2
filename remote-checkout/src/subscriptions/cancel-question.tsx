import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { LocalInstant } from 'shared-ui';

type CancelQuestionProps = {
  subscription: Subscription;
  opened: boolean;
  pending: boolean;
  failure: ReactNode;
  onCancel: () => void;
  onClose: () => void;
};

/** Omits Modal's header: a <header> here would be a second banner landmark of the page. */
export function CancelQuestion({ subscription, opened, pending, failure, onCancel, onClose }: CancelQuestionProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} centered closeOnClickOutside={!pending} closeOnEscape={!pending}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <Stack gap="md">
            <Modal.Title fz="h3" fw={650}>
              Cancel {subscription.name}?
            </Modal.Title>
            <Text>{consequence(subscription)}</Text>
            {failure}
            <Group justify="flex-end" gap="sm" mt="xs">
              <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
                Keep it
              </Button>
              <Button color="red" onClick={onCancel} loading={pending}>
                Cancel subscription
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function consequence({ status, currentPeriodEnd }: Subscription): ReactNode {
  if (status === 'pastDue') return 'It won’t renew, and we won’t retry the overdue charge.';
  return (
    <>
      It stays yours until <LocalInstant at={currentPeriodEnd} show="date" /> and is not renewed. You can change your
      mind until then.
    </>
  );
}
