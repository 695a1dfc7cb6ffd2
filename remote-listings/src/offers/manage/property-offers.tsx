import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Offer } from 'shared-contract/offer/offer';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { listingQuery } from '../../listing/listing-query.ts';
import { NotBinding } from '../not-binding.tsx';
import { askingPriceLabel } from './asking-price-label.ts';
import { OffersOfListing } from './offers-of-listing.tsx';
import { propertyOffersQuery } from './offers-query.ts';

/** The page `/properties/{id}/offers`: the offers on all listings of a property, each listing with its own tables. */
export function PropertyOffers({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useQuery(propertyOffersQuery(propertyId));
  return (
    <>
      <PageHeader
        title="Offers"
        description="Compare, counter, accept or decline. We email your answer to the person who made the offer."
      />
      {data ? (
        <Offers offers={data} propertyId={propertyId} />
      ) : error ? (
        <ErrorState error={error} title="We couldn’t load the offers" onRetry={() => void refetch()} />
      ) : (
        <OffersSkeleton />
      )}
    </>
  );
}

type OffersProps = { offers: readonly Offer[]; propertyId: string };

function Offers({ offers, propertyId }: OffersProps) {
  if (offers.length === 0) {
    return (
      <EmptyState
        title="No offers yet"
        action={
          <Button component={Link} to={addresses.propertyListings(propertyId)} variant="default">
            View listings
          </Button>
        }
      >
        Offers on your listings appear here side by side, and you counter, accept or decline them. We email you each
        one.
      </EmptyState>
    );
  }
  return <OffersByListing offers={offers} propertyId={propertyId} />;
}

/** Renders all listings at once. A listing that appears later would push the next ones down. */
function OffersByListing({ offers, propertyId }: OffersProps) {
  const byListing = [...Map.groupBy(offers, ({ listing }) => idOfIri(listing))];
  const listings = useQueries({ queries: byListing.map(([listingId]) => listingQuery(listingId)) });
  if (listings.some(({ isPending }) => isPending)) return <OffersSkeleton />;
  return (
    <Stack gap="xl">
      {byListing.map(([listingId, made]) => (
        <ListingSection key={listingId} listingId={listingId} offers={made} propertyId={propertyId} />
      ))}
      <NotBinding />
    </Stack>
  );
}

function OffersSkeleton() {
  return <CardSkeletons shape="rows" count={3} label="Loading offers" />;
}

type ListingSectionProps = OffersProps & { listingId: string };

function ListingSection({ listingId, offers, propertyId }: ListingSectionProps) {
  const { data: listing, error, refetch } = useQuery(listingQuery(listingId));
  if (error) return <ErrorState error={error} title="We couldn’t load this listing" onRetry={() => void refetch()} />;
  if (!listing) return null;
  return (
    <Stack component="section" gap="md" aria-label={listing.headline || 'Listing'}>
      <div>
        <Title order={2} size="h3">
          <Anchor component={Link} to={addresses.listingOffers(propertyId, listingId)} inherit c="inherit">
            {listing.headline || 'No headline yet'}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {askingPriceLabel({ ...listing, headline: '' })}
        </Text>
      </div>
      <OffersOfListing listing={listing} offers={offers} order={3} />
    </Stack>
  );
}
