import { Button, Group } from '@mantine/core';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { useEffect, useRef } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { NotBinding } from '../not-binding.tsx';
import classes from './offer-sent.module.css';

/** Replaces the form after an offer was sent. Takes the focus, because the pressed button has unmounted. */
export function OfferSent({ listingId, onAnother }: { listingId: string; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.sent} tabIndex={-1} role="status">
      <IconMailCheck size={40} stroke={1.4} aria-hidden="true" />
      <h2 className={classes.title}>We’ve sent your offer</h2>
      <ol className={classes.steps}>
        <li>We’ve emailed you a private link. Anyone with it can act on your offer, so don’t share it.</li>
        <li>The owner or agent can accept, decline or make a counter-offer. We’ll email you at each step.</li>
        <li>You can withdraw at any time through the link.</li>
      </ol>
      <NotBinding />
      <Group gap="sm" mt="sm">
        <Button component={Link} to={addresses.listing(listingId)}>
          Back to the listing
        </Button>
        <Button variant="default" onClick={onAnother}>
          Make another offer
        </Button>
      </Group>
    </div>
  );
}
