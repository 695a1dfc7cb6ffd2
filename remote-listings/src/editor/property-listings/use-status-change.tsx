import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rejectionReason } from 'shared-api';
import type { ListingStatus, ListingSummary } from 'shared-contract/listing/listing';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { changeStatusMutation, confirmationTexts, statusActions } from './change-status.ts';

type StatusChange = {
  /** Changes the status. Asks for confirmation first when the listing would leave the market. */
  request: (status: ListingStatus) => void;
  isPending: boolean;
  /** The open dialog, for the caller to render. */
  dialog: ReactNode;
};

/** Lets the owner change the status of a published listing. */
export function useStatusChange(listing: Pick<ListingSummary, 'id' | 'status' | 'type'>): StatusChange {
  const { mutateAsync, isPending } = useMutation(changeStatusMutation(listing.id));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_status: ListingStatus) => listing,
    versionOf: ({ status, type }) => [status, type],
    isBusy: isPending,
    notice: 'This listing’s status has changed. Here’s the latest.',
  });

  async function change(status: ListingStatus) {
    close();
    try {
      await mutateAsync(status);
      toast.success(statusActions[status]?.done ?? 'Changed');
    } catch (error) {
      logger.error('A listing’s status was not changed', { status, reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t save that change. Check your connection and try again.');
    }
  }

  const dialog = opened && (
    <ConfirmDialog
      title={statusActions[opened.choice]?.label}
      confirmLabel={statusActions[opened.choice]?.label ?? 'Change'}
      onConfirm={() => void change(opened.choice)}
      onCancel={close}
    >
      <Text>{confirmationTexts[opened.choice]}</Text>
    </ConfirmDialog>
  );
  const request = (status: ListingStatus) => (confirmationTexts[status] ? open(status) : void change(status));
  return { request, isPending, dialog };
}
