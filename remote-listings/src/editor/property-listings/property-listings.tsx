import { Button } from '@mantine/core';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useQuery } from '@tanstack/react-query';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { isOpenOffer } from '../../offers/manage/compare-offers.ts';
import { propertyOffersQuery } from '../../offers/manage/offers-query.ts';
import { ListingRow } from './listing-row.tsx';
import classes from './property-listings.module.css';
import { propertyListingsQuery } from './property-listings-query.ts';

export function PropertyListings({ propertyId }: { propertyId: string }) {
  const data = useResource(propertyListingsQuery(propertyId));
  // The counts of offers appear when they have loaded. The listings do not wait for them.
  const { data: offers = [] } = useQuery(propertyOffersQuery(propertyId));
  const openOffers = Map.groupBy(offers.filter(isOpenOffer), ({ listing }) => listing);
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
        <ListingRow key={listing.id} listing={listing} openOffers={openOffers.get(listing['@id'])?.length ?? 0} />
      ))}
    </ul>
  );
}
