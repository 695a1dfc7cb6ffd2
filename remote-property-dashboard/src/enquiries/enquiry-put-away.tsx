import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Enquiry } from 'shared-contract/enquiry/enquiry';
import classes from './enquiry-card.module.css';

type EnquiryPutAwayProps = { enquiry: Enquiry; pending: boolean; onUndo: () => void };

const done: Record<Enquiry['status'], string> = {
  new: 'is open again',
  replied: 'is open again',
  closed: 'is closed',
  spam: 'is marked as spam',
};

/** Takes the card's place, and the focus with it. */
export function EnquiryPutAway({ enquiry, pending, onUndo }: EnquiryPutAwayProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes.away}>
      <p className={classes.awayWords} role="status">
        The enquiry from {enquiry.name} {done[enquiry.status]}.
      </p>
      <Button ref={undo} variant="default" size="xs" loading={pending} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
