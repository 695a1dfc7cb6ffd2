import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { tenantNames } from '../tenants/tenant-names.ts';
import { actionMessages } from './action-messages.ts';
import type { RequestedAction } from './take-agreement-action.ts';

type ConfirmActionProps = {
  /** Keeps its value while the dialog fades out. */
  requested: RequestedAction | null;
  opened: boolean;
  pending: boolean;
  onConfirm: (requested: RequestedAction) => void;
  onClose: () => void;
};

/** Stays mounted while closed: Mantine returns the focus only to the element that had it before `opened` changed. */
export function ConfirmAction({ requested, opened, pending, onConfirm, onClose }: ConfirmActionProps) {
  return (
    // Omits Modal's header: a <header> here would be a second banner landmark of the page.
    <Modal.Root opened={opened} onClose={onClose} centered closeOnClickOutside={!pending} closeOnEscape={!pending}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          {requested ? (
            <Stack gap="md">
              <Modal.Title fz="h3" fw={650}>
                {actionMessages[requested.action].question}
              </Modal.Title>
              <Text>
                {actionMessages[requested.action].consequence(tenantNames(requested.agreement.tenantDetails))}
              </Text>
              <Group justify="flex-end" gap="sm" mt="xs">
                <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
                  {actionMessages[requested.action].keep}
                </Button>
                <Button color="red" onClick={() => onConfirm(requested)} loading={pending}>
                  {actionMessages[requested.action].label}
                </Button>
              </Group>
            </Stack>
          ) : null}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
