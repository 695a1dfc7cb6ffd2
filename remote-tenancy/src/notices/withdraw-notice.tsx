import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import type { Notice } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { withdrawNoticeMutation } from './give-notice.ts';
import { noticeEffect, noticeLabel } from './notice-labels.ts';

type WithdrawNoticeProps = { tenancy: Tenancy; notice: Notice; onClose: () => void };

export function WithdrawNotice({ tenancy, notice, onClose }: WithdrawNoticeProps) {
  const { mutate, isPending, error } = useMutation(withdrawNoticeMutation(notice));
  const isMailed = notice.served.length > 0;
  return (
    <ConfirmDialog
      title={`Withdraw this ${isMailed ? 'notice' : 'record'}?`}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      isDestructive
      isBusy={isPending}
      error={error ? (rejectionReason(error) ?? 'We couldn’t withdraw it. Try again.') : undefined}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => {
            toast.success('Withdrawn');
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      <Text>
        {noticeLabel(notice.content)}: {noticeEffect(notice.content)}.
      </Text>
      <Text>
        {isMailed
          ? `It stops applying, and we’ll email ${tenancy.tenants.map(({ name }) => name).join(' and ')}. After a notice to end the tenancy, some states need their agreement to withdraw it.`
          : 'The tenancy goes on as before.'}
      </Text>
    </ConfirmDialog>
  );
}
