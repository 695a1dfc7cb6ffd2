import { Text } from '@mantine/core';
import { ConfirmDialog } from 'shared-ui';
import { tenantNames } from '../tenants/tenant-names.ts';
import { actionMessages } from './action-messages.ts';
import type { RequestedAction } from './take-agreement-action.ts';

type ConfirmActionProps = {
  requested: RequestedAction;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmAction({ requested: { action, agreement }, pending, onConfirm, onCancel }: ConfirmActionProps) {
  const messages = actionMessages[action];
  return (
    <ConfirmDialog
      title={messages.question}
      confirmLabel={messages.label}
      cancelLabel={messages.keep}
      isDestructive
      isBusy={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{messages.consequence(tenantNames(agreement.tenantDetails))}</Text>
    </ConfirmDialog>
  );
}
