import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiProblem } from 'shared-api';
import { acceptsApplications, acceptsOnlyApplications } from 'shared-contract/application/application-rules';
import type { Listing } from 'shared-contract/listing/listing';
import { acceptsOffers } from 'shared-contract/offer/offer-rules';
import { addresses } from 'shared-contract/page/addresses';
import { listingIdIn } from 'shared-contract/page/listing-id-in';
import { Link, Navigate, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { listingQuery } from '../../listing/listing-query.ts';
import { OfferedProperty } from '../offered-property.tsx';
import { WithAside } from '../with-aside.tsx';
import { NewOffer } from './new-offer.tsx';
import { OfferSent } from './offer-sent.tsx';

/**
 * The page `/make-an-offer?listing=…`. Shows the form, or the reason why no offer can be made. A home that is only for
 * lease redirects to its rental application.
 */
export function OfferPage() {
  const [parameters] = useSearchParams();
  const listingId = listingIdIn(parameters);
  if (listingId !== null) return <OfferLoader key={listingId} listingId={listingId} />;
  return <NoOffer title="We can’t find that listing">Open the property’s page and choose Make an offer.</NoOffer>;
}

function OfferLoader({ listingId }: { listingId: string }) {
  const { data: listing, error, refetch } = useQuery(listingQuery(listingId));
  if (listing) return <OfferOnListing listing={listing} />;
  if (isApiProblem(error, { status: 404 })) {
    return <NoOffer title="This property is no longer listed">It may have been sold, leased or withdrawn.</NoOffer>;
  }
  if (error) return <ErrorState error={error} title="We couldn’t load the listing" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading the listing" />;
}

function OfferOnListing({ listing }: { listing: Listing }) {
  const [parameters, setParameters] = useSearchParams();
  const say = useCallback(
    (sent: boolean) => setParameters({ listing: listing.id, ...(sent ? { sent: '1' } : {}) }, { replace: sent }),
    [listing.id, setParameters],
  );
  const sent = useCallback(() => say(true), [say]);
  const { address } = listing.property;
  const closed = closedReason(listing);
  const wasSent = parameters.has('sent');
  if (!closed && !wasSent && acceptsOnlyApplications(listing)) {
    return <Navigate to={addresses.apply(listing.id)} replace />;
  }
  const photo = listing.listingAssets.find(({ kind, picture }) => kind === 'photo' && picture)?.picture;
  return (
    <>
      <PageHeader
        title="Make an offer"
        description={address.fullAddress}
        breadcrumbs={
          <Anchor component={Link} to={addresses.listing(listing.id)} size="sm">
            Back to the property
          </Anchor>
        }
      />
      <WithAside label="The property" side={<OfferedProperty listing={listing} picture={photo} />}>
        {closed ??
          (wasSent ? (
            <OfferSent listingId={listing.id} onAnother={() => say(false)} />
          ) : (
            <>
              {acceptsApplications(listing) && (
                <Text mb="lg">
                  This offer is to buy. To rent the home,{' '}
                  <Anchor component={Link} to={addresses.apply(listing.id)} underline="always">
                    apply to rent
                  </Anchor>
                  .
                </Text>
              )}
              <NewOffer listing={listing} onSent={sent} />
            </>
          ))}
      </WithAside>
    </>
  );
}

/**
 * Returns why the user cannot make an offer on this listing, or null. Owners cannot make one. A response with
 * `activeOrder` shows that the user is the owner.
 */
function closedReason({ id, status, activeOrder, property }: Listing) {
  if (activeOrder !== undefined) {
    return (
      <EmptyState
        title="This is your listing"
        action={
          <Button component={Link} to={addresses.listingOffers(property.id, id)}>
            View offers
          </Button>
        }
      >
        See the offers you’ve received, then accept, counter or decline them.
      </EmptyState>
    );
  }
  if (acceptsOffers(status)) return null;
  return (
    <EmptyState
      title="This listing is no longer accepting offers"
      action={
        <Button component={Link} to={addresses.search()} variant="default">
          Search properties
        </Button>
      }
    >
      {status === 'sold'
        ? 'It has been sold.'
        : status === 'leased'
          ? 'It has been leased.'
          : 'It isn’t on the market right now.'}
    </EmptyState>
  );
}

function NoOffer({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title="Make an offer" />
      <EmptyState
        title={title}
        action={
          <Button component={Link} to={addresses.search()}>
            Search properties
          </Button>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
