import { Button } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { acceptsApplications, acceptsOnlyApplications } from 'shared-contract/application/application-rules';
import type { Listing } from 'shared-contract/listing/listing';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './listing-actions.module.css';

/** The actions of a visitor: send an enquiry, make an offer, or apply for a home to rent. */
export function ListingActions({ listing, onEnquire }: { listing: Listing; onEnquire: () => void }) {
  if (!isAdvertised(listing.status)) return null;
  return (
    <div className={classes.actions}>
      <Button size="md" leftSection={<IconMessage size={19} stroke={1.7} aria-hidden="true" />} onClick={onEnquire}>
        Ask a question
      </Button>
      {acceptsApplications(listing) && (
        <Button component={Link} to={addresses.apply(listing.id)} size="md" variant="default">
          Apply to rent
        </Button>
      )}
      {!acceptsOnlyApplications(listing) && (
        <Button component={Link} to={addresses.makeAnOffer(listing.id)} size="md" variant="default">
          Make an offer
        </Button>
      )}
    </div>
  );
}
