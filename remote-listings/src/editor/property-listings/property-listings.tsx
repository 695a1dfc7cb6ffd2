import { Button } from '@mantine/core';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { ListingRow } from './listing-row.tsx';
import classes from './property-listings.module.css';
import { propertyListingsQuery } from './property-listings-query.ts';

export function PropertyListings({ propertyId }: { propertyId: string }) {
  const data = useResource(propertyListingsQuery(propertyId));
  if (data.member.length === 0) {
    return (
      <EmptyState
        icon={<IconSpeakerphone size={32} stroke={1.5} />}
        title="No listings yet"
        action={
          <Button component={Link} to={addresses.listingCreate(propertyId)}>
            Create a listing
          </Button>
        }
      >
        A listing takes about ten minutes. We save it as you go, and only you can see it until you publish.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {data.member.map((listing) => (
        <ListingRow key={listing.id} listing={listing} />
      ))}
    </ul>
  );
}
