import { Button, Group } from '@mantine/core';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { useEffect, useRef } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './application-started.module.css';

/** Replaces the form after an application was started. Takes the focus, because the pressed button has unmounted. */
export function ApplicationStarted({ listingId }: { listingId: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.started} tabIndex={-1} role="status">
      <IconMailCheck size={40} stroke={1.4} aria-hidden="true" />
      <h2 className={classes.title}>Check your email</h2>
      <ol className={classes.steps}>
        <li>We’ve emailed each adult a private link to their own part. Don’t share yours.</li>
        <li>If you had already applied for this home, we’ve emailed you the link to that application instead.</li>
        <li>What you type there is saved as you go. Open the link again to continue.</li>
        <li>When everyone has completed their part, the application goes to the owner or agent.</li>
      </ol>
      <Group gap="sm" mt="sm">
        <Button component={Link} to={addresses.listing(listingId)}>
          Back to the listing
        </Button>
      </Group>
    </div>
  );
}
