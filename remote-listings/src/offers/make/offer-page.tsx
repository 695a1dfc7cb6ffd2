import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { acceptsOffers } from 'shared-contract/offer/offer-rules';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { listingQuery } from '../../listing/listing-query.ts';
import { OfferedProperty } from '../offered-property.tsx';
import { WithAside } from '../with-aside.tsx';
import { listingIdIn } from './listing-id-in.ts';
import { NewOffer } from './new-offer.tsx';
import { OfferSent } from './offer-sent.tsx';

/** `/make-an-offer?listing=…`: the form, or why no offer can be made. */
export function OfferPage() {
  const [parameters] = useSearchParams();
  const listingId = listingIdIn(parameters);
  if (listingId !== null) return <OfferLoader key={listingId} listingId={listingId} />;
  return (
    <NoOffer title="This address names no listing">
      Find the property you have in mind; its page has a button to make an offer.
    </NoOffer>
  );
}

function OfferLoader({ listingId }: { listingId: string }) {
  const { data: listing, error, refetch } = useQuery(listingQuery(listingId));
  if (listing) return <OfferOnListing listing={listing} />;
  if (isApiProblem(error, { status: 404 })) {
    return <NoOffer title="This property is not listed any more">It may have been sold, let or withdrawn.</NoOffer>;
  }
  if (error) return <ErrorState error={error} title="The listing did not load" onRetry={() => void refetch()} />;
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
          (parameters.has('sent') ? (
            <OfferSent listingId={listing.id} onAnother={() => say(false)} />
          ) : (
            <NewOffer listing={listing} onSent={sent} />
          ))}
      </WithAside>
    </>
  );
}

/** Returns why no offer can be made, or null. Only the owner's response has `activeOrder`. */
function closedReason({ id, status, activeOrder, property }: Listing) {
  if (activeOrder !== undefined) {
    return (
      <EmptyState
        title="This is your own listing"
        action={
          <Button component={Link} to={addresses.listingOffers(property.id, id)}>
            See its offers
          </Button>
        }
      >
        Offers are made by others; you can accept, counter or decline them.
      </EmptyState>
    );
  }
  if (acceptsOffers(status)) return null;
  return (
    <EmptyState
      title="This listing takes no offers any more"
      action={
        <Button component={Link} to={addresses.search()} variant="default">
          Search for others
        </Button>
      }
    >
      {status === 'sold' ? 'It is sold.' : status === 'leased' ? 'It is let.' : 'It is not on the market at present.'}
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
