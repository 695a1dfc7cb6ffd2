import { Button } from '@mantine/core';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { useEffect, useRef } from 'react';
import classes from './enquiry-section.module.css';

/** Replaces the form after an enquiry was sent. Takes the focus, because the pressed button has unmounted. */
export function EnquirySent({ owner, email, onAnother }: { owner: string; email: string; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.sent} role="status" tabIndex={-1}>
      <IconMailCheck size={32} stroke={1.5} aria-hidden="true" />
      <p className={classes.sentTitle}>Your message is on its way{owner ? ` to ${owner}` : ''}</p>
      <p className={classes.sentText}>We’ll send the reply to {email}.</p>
      <Button variant="default" size="sm" onClick={onAnother}>
        Send another message
      </Button>
    </div>
  );
}
