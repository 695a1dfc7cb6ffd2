import { Button } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import type { Listing } from 'shared-contract/listing/listing';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './listing-actions.module.css';

/** The two actions of a visitor: send an enquiry or make an offer. */
export function ListingActions({ listing, onEnquire }: { listing: Listing; onEnquire: () => void }) {
  if (!isAdvertised(listing.status)) return null;
  return (
    <div className={classes.actions}>
      <Button size="md" leftSection={<IconMessage size={19} stroke={1.7} aria-hidden="true" />} onClick={onEnquire}>
        Ask a question
      </Button>
      <Button component={Link} to={addresses.makeAnOffer(listing.id)} size="md" variant="default">
        Make an offer
      </Button>
    </div>
  );
}
