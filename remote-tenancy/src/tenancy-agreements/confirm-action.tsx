import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { tenantNames } from '../tenants/tenant-names.ts';
import { actionWords } from './action-words.ts';
import type { AskedAction } from './take-agreement-action.ts';

type ConfirmActionProps = {
  asked: AskedAction;
  opened: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmAction({ asked, opened, pending, onConfirm, onClose }: ConfirmActionProps) {
  const words = actionWords[asked.action];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.question}
      centered
      closeOnClickOutside={!pending}
      closeOnEscape={!pending}
      closeButtonProps={{ 'aria-label': 'Close', disabled: pending }}
    >
      <Stack gap="lg">
        <Text>{words.consequence(tenantNames(asked.agreement.tenantDetails))}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
            {words.keep}
          </Button>
          <Button color="red" onClick={onConfirm} loading={pending}>
            {words.label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
