import { Anchor, Button, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferTerms } from 'shared-contract/offer/offer';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader, priceText } from 'shared-ui';
import { listingQuery } from '../../listing/listing-query.ts';
import { NotBinding } from '../not-binding.tsx';
import { offersQuery } from './offers-query.ts';
import classes from './offers-table.module.css';
import { OffersTable } from './offers-table.tsx';

/**
 * The page `/properties/{id}/listings/{listingId}/offers`, on which the owner compares and answers offers. The
 * parameter `?offer=` has the id of the expanded offer.
 */
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
          <Anchor component={Link} to={addresses.propertyListings(propertyId)} size="sm">
            Listings
          </Anchor>
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

function askingPriceLabel({ headline, pricing, leasePricing, type }: Listing): string {
  const prices = [priceText({ ...pricing, displayType: ownerDisplayType(pricing) }, type)];
  if (type === 'both' && leasePricing)
    prices.push(priceText({ ...leasePricing, displayType: ownerDisplayType(leasePricing) }, 'lease'));
  return [headline, `Asking ${prices.join(' or ')}`].filter((part) => part !== '').join(' · ');
}

/**
 * Returns the display type with which the price is visible. This page is the owner's, so it shows a hidden price too.
 */
const ownerDisplayType = ({ displayType, displayValue }: Listing['pricing']) =>
  displayType === 'hide' && displayValue ? ('range' in displayValue ? 'range' : 'value') : displayType;

function Offers({ listing, offers }: { listing: Listing; offers: readonly Offer[] }) {
  const [parameters, setParameters] = useSearchParams();
  const open = (id: string | null) =>
    setParameters(id === null ? {} : { offer: id }, { replace: true, preventScrollReset: true });
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
        Offers made on your listing appear here. We’ll email you too.
      </EmptyState>
    );
  }
  const byKind = Map.groupBy(offers, ({ terms }) => terms.kind);
  const shown = { listing, openId: parameters.get('offer'), onOpen: open };
  return (
    <Stack gap="xl">
      {(['sale', 'lease'] as const).map((kind) => (
        <OffersOfKind key={kind} {...shown} kind={kind} offers={byKind.get(kind) ?? []} titled={byKind.size > 1} />
      ))}
      <NotBinding />
    </Stack>
  );
}

type OffersOfKindProps = Parameters<typeof OffersTable>[0] & { kind: OfferTerms['kind']; titled: boolean };

function OffersOfKind({ titled, ...table }: OffersOfKindProps) {
  if (table.offers.length === 0) return null;
  return (
    <Stack gap="md">
      <Title order={2} size="h3" {...(titled ? {} : { className: classes.srOnly })}>
        {table.kind === 'sale' ? 'To buy' : 'To rent'}
      </Title>
      <OffersTable {...table} />
    </Stack>
  );
}
