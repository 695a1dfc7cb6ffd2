import { Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { ListingStatus, ListingSummary } from 'shared-contract/listing/listing';
import { nextStatuses } from 'shared-contract/listing/listing-status';
import { logger, toast } from 'shared-platform';
import { changeStatusMutation, confirmationTexts, statusActions } from './change-status.ts';

/** Changes the status of a published listing; renders nothing for other listings. */
export function StatusMenu({ listing }: { listing: Pick<ListingSummary, 'id' | 'status' | 'type' | 'headline'> }) {
  const { mutateAsync, isPending } = useMutation(changeStatusMutation(listing.id));
  const [pendingStatus, setPendingStatus] = useState<ListingStatus | null>(null);
  const next = nextStatuses(listing.status, listing.type);
  if (next.length === 0) return null;

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
          <Button variant="default" aria-disabled={isPending}>
            {isPending ? 'Saving…' : 'Change status'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {next.map((status) => (
            <Menu.Item
              key={status}
              onClick={() => (confirmationTexts[status] ? setPendingStatus(status) : void change(status))}
            >
              {statusActions[status]?.label ?? status}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {/* Modal's own header would be a second banner of the page. */}
      <Modal.Root opened={pendingStatus !== null} onClose={() => setPendingStatus(null)} centered>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body p="lg">
            <Stack gap="md">
              <Modal.Title fz="h3" fw={650}>
                {pendingStatus ? statusActions[pendingStatus]?.label : ''}
              </Modal.Title>
              <Text>{pendingStatus ? confirmationTexts[pendingStatus] : ''}</Text>
              <Group justify="flex-end" gap="sm" mt="xs">
                <Button variant="default" onClick={() => setPendingStatus(null)} data-autofocus>
                  Cancel
                </Button>
                <Button onClick={() => pendingStatus && void change(pendingStatus)}>
                  {pendingStatus ? statusActions[pendingStatus]?.label : ''}
                </Button>
              </Group>
            </Stack>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
