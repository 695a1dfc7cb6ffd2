import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Enquiry } from 'shared-contract/enquiry/enquiry';
import classes from './enquiry-card.module.css';

type ArchivedEnquiryProps = { enquiry: Enquiry; pending: boolean; onUndo: () => void };

const statusMessages: Record<Enquiry['status'], string> = {
  new: 'is open again',
  replied: 'is open again',
  closed: 'is closed',
  spam: 'is marked as spam',
};

/** Replaces the card of an enquiry that was moved to the other tab, and takes the focus. */
export function ArchivedEnquiry({ enquiry, pending, onUndo }: ArchivedEnquiryProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes.moved}>
      <p className={classes.movedText} role="status">
        The enquiry from {enquiry.name} {statusMessages[enquiry.status]}.
      </p>
      <Button ref={undo} variant="default" size="xs" loading={pending} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
