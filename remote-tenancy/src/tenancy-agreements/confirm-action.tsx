import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { tenantNames } from '../tenants/tenant-names.ts';
import { actionWords } from './action-words.ts';
import type { AskedAction } from './take-agreement-action.ts';

type ConfirmActionProps = {
  /** Stays while the dialog fades out. */
  asked: AskedAction | null;
  opened: boolean;
  pending: boolean;
  onConfirm: (asked: AskedAction) => void;
  onClose: () => void;
};

/** Mounted also while closed: Mantine gives the focus back only to what had it before `opened` changed. */
export function ConfirmAction({ asked, opened, pending, onConfirm, onClose }: ConfirmActionProps) {
  return (
    // Without Modal's own header: a <header> here would count as a second banner of the page.
    <Modal.Root opened={opened} onClose={onClose} centered closeOnClickOutside={!pending} closeOnEscape={!pending}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          {asked ? (
            <Stack gap="md">
              <Modal.Title fz="h3" fw={650}>
                {actionWords[asked.action].question}
              </Modal.Title>
              <Text>{actionWords[asked.action].consequence(tenantNames(asked.agreement.tenantDetails))}</Text>
              <Group justify="flex-end" gap="sm" mt="xs">
                <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
                  {actionWords[asked.action].keep}
                </Button>
                <Button color="red" onClick={() => onConfirm(asked)} loading={pending}>
                  {actionWords[asked.action].label}
                </Button>
              </Group>
            </Stack>
          ) : null}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
