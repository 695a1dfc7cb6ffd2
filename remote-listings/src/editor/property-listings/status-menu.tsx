import { Button, Menu } from '@mantine/core';
import { useRef } from 'react';
import type { ListingStatus, ListingSummary } from 'shared-contract/listing/listing';
import { nextStatuses } from 'shared-contract/listing/listing-status';
import { confirmationTexts, statusActions } from './change-status.ts';
import { useStatusChange } from './use-status-change.tsx';

/**
 * The menu that changes the status of a published listing. Renders nothing for a listing whose status cannot be changed
 * here.
 */
export function StatusMenu({ listing }: { listing: Pick<ListingSummary, 'id' | 'status' | 'type'> }) {
  const { request, isPending, dialog } = useStatusChange(listing);
  const opener = useRef<HTMLButtonElement>(null);
  const next = nextStatuses(listing.status, listing.type);
  if (next.length === 0) return null;

  function choose(status: ListingStatus) {
    // The dialog later returns the focus to the element that has it now. The menu item unmounts, so the menu's button
    // takes it.
    if (confirmationTexts[status]) opener.current?.focus();
    request(status);
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
            <Menu.Item key={status} onClick={() => choose(status)}>
              {statusActions[status]?.label ?? status}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
