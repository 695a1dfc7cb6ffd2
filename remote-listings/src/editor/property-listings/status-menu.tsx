import { Button, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { ListingStatus, ListingSummary } from 'shared-contract/listing/listing';
import { nextStatuses } from 'shared-contract/listing/listing-status';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { changeStatusMutation, confirmationTexts, statusActions } from './change-status.ts';

/**
 * The menu that changes the status of a published listing. Renders nothing for a listing whose status cannot be changed
 * here.
 */
export function StatusMenu({ listing }: { listing: Pick<ListingSummary, 'id' | 'status' | 'type' | 'headline'> }) {
  const { mutateAsync, isPending } = useMutation(changeStatusMutation(listing.id));
  const [pendingStatus, setPendingStatus] = useState<ListingStatus | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const next = nextStatuses(listing.status, listing.type);
  if (next.length === 0) return null;

  function confirm(status: ListingStatus) {
    // The dialog later returns the focus to the element that has it now. The menu item unmounts, so the menu's button
    // takes it.
    opener.current?.focus();
    setPendingStatus(status);
  }

  async function change(status: ListingStatus) {
    setPendingStatus(null);
    try {
      await mutateAsync(status);
      toast.success(statusActions[status]?.done ?? 'Changed');
    } catch (error) {
      logger.error('A listing’s status was not changed', { status, reason: String(error) });
      toast.error(
        isApiProblem(error) ? error.detail : 'We couldn’t save that change. Check your connection and try again.',
      );
    }
  }

  return (
    <>
      <Menu position="bottom-end" disabled={isPending}>
        <Menu.Target>
          <Button ref={opener} variant="default" aria-disabled={isPending}>
            {isPending ? 'Saving…' : 'Change status'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {next.map((status) => (
            <Menu.Item key={status} onClick={() => (confirmationTexts[status] ? confirm(status) : void change(status))}>
              {statusActions[status]?.label ?? status}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {pendingStatus && (
        <ConfirmDialog
          title={statusActions[pendingStatus]?.label}
          confirmLabel={statusActions[pendingStatus]?.label ?? 'Change'}
          onConfirm={() => void change(pendingStatus)}
          onCancel={() => setPendingStatus(null)}
        >
          <Text>{confirmationTexts[pendingStatus]}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
