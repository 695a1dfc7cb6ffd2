import { Button, Group, Menu, Modal, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { ListingStatus, ListingSummary } from 'shared-contract/listing';
import { nextStatuses } from 'shared-contract/listing-progress';
import { logger, toast } from 'shared-platform';
import { askedBefore, changeStatusMutation, statusActions } from './change-status.ts';

/** What an owner may say of a listing on the market; nothing for all others. */
export function StatusMenu({ listing }: { listing: Pick<ListingSummary, 'id' | 'status' | 'type' | 'headline'> }) {
  const { mutateAsync, isPending } = useMutation(changeStatusMutation(listing.id));
  const [asked, setAsked] = useState<ListingStatus | null>(null);
  const next = nextStatuses(listing.status, listing.type);
  if (next.length === 0) return null;

  async function change(status: ListingStatus) {
    setAsked(null);
    try {
      await mutateAsync(status);
      toast.success(statusActions[status]?.done ?? 'Changed');
    } catch (error) {
      logger.error('A listing’s status was not changed', { status, reason: String(error) });
      toast.error(isApiProblem(error) ? error.detail : 'Nothing was changed. Check your connection and try again.');
    }
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={isPending}>
            Change status
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {next.map((status) => (
            <Menu.Item key={status} onClick={() => (askedBefore[status] ? setAsked(status) : void change(status))}>
              {statusActions[status]?.label ?? status}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? statusActions[asked]?.label : ''}
        centered
      >
        <Text>{asked ? askedBefore[asked] : ''}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsked(null)}>
            Cancel
          </Button>
          <Button onClick={() => asked && void change(asked)}>{asked ? statusActions[asked]?.label : ''}</Button>
        </Group>
      </Modal>
    </>
  );
}
