import { Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer } from 'shared-contract/offer/offer';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { BackToInbox, CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { listingQuery } from '../../listing/listing-query.ts';
import { NotBinding } from '../not-binding.tsx';
import { askingPriceLabel } from './asking-price-label.ts';
import { OffersOfListing } from './offers-of-listing.tsx';
import { offersQuery } from './offers-query.ts';

/** The page `/properties/{id}/listings/{listingId}/offers`, on which the owner compares and answers offers. */
export function ListingOffers({ propertyId, listingId }: { propertyId: string; listingId: string }) {
  const listing = useQuery(listingQuery(listingId));
  const offers = useQuery(offersQuery(listingId));
  const error = listing.error ?? offers.error;
  const retry = () => void Promise.all([listing.refetch(), offers.refetch()]);
  return (
    <>
      <PageHeader
        title="Offers"
        description={listing.data && askingPriceLabel(listing.data)}
        breadcrumbs={
          <BackToInbox
            fallback={
              <Anchor component={Link} to={addresses.propertyListings(propertyId)} size="sm">
                Listings
              </Anchor>
            }
          />
        }
      />
      {listing.data && offers.data ? (
        <Offers listing={listing.data} offers={offers.data} />
      ) : error ? (
        <ErrorState error={error} title="We couldn’t load the offers" onRetry={retry} />
      ) : (
        <CardSkeletons shape="rows" count={3} label="Loading offers" />
      )}
    </>
  );
}

function Offers({ listing, offers }: { listing: Listing; offers: readonly Offer[] }) {
  if (offers.length === 0) {
    return (
      <EmptyState
        title="No offers yet"
        action={
          <Button component={Link} to={addresses.listing(listing.id)} variant="default">
            View listing
          </Button>
        }
      >
        Offers on your listing appear here side by side, and you counter, accept or decline them. We email you each one.
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      <OffersOfListing listing={listing} offers={offers} />
      <NotBinding />
    </Stack>
  );
}
