import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Enquiry, type EnquiryStatus, enquiryStatus } from 'shared-contract/enquiry/enquiry';
import { isKnown } from 'shared-contract/wire/open-enum';
import classes from './enquiry-card.module.css';

type ArchivedEnquiryProps = { enquiry: Enquiry; pending: boolean; onUndo: () => void };

const statusMessages: Record<EnquiryStatus, string> = {
  new: 'is open again',
  replied: 'is open again',
  closed: 'is closed',
  spam: 'is marked as spam',
};

/**
 * Replaces the card of an enquiry that was moved from the inbox to the history or back. Takes the focus, because the
 * pressed button has unmounted.
 */
export function ArchivedEnquiry({ enquiry, pending, onUndo }: ArchivedEnquiryProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const { name, status } = enquiry;
  return (
    <li className={classes.moved}>
      <p className={classes.movedText} role="status">
        The enquiry from {name} {isKnown(enquiryStatus, status) ? statusMessages[status] : 'has changed'}.
      </p>
      <Button ref={undo} variant="default" size="xs" loading={pending} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
