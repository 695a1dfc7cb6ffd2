import { Text } from '@mantine/core';
import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { ConfirmDialog } from 'shared-ui';
import { actionMessages } from './action-messages.ts';

type ConfirmActionProps = {
  action: AgreementAction;
  agreement: TenancyAgreement;
  isBusy: boolean;
  error: string | null;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmAction({ action, agreement, ...dialog }: ConfirmActionProps) {
  const { question, label, keep, consequence } = actionMessages(action, agreement);
  return (
    <ConfirmDialog title={question} confirmLabel={label} cancelLabel={keep} isDestructive {...dialog}>
      <Text>{consequence}</Text>
    </ConfirmDialog>
  );
}
