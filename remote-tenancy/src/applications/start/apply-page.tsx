import { Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiProblem } from 'shared-api';
import { acceptsApplications } from 'shared-contract/application/application-rules';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { listingIdIn } from 'shared-contract/page/listing-id-in';
import { Link, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import classes from '../application-page.module.css';
import { AppliedHome } from '../applied-home.tsx';
import { ApplicationStarted } from './application-started.tsx';
import { listingQuery } from './listing-query.ts';
import { LostLink } from './lost-link.tsx';
import { NewApplication } from './new-application.tsx';
import { WhatToExpect } from './what-to-expect.tsx';

const title = 'Apply to rent';

/** The page `/apply?listing=…`. Shows the form, or the reason why the home has no form. */
export function ApplyPage() {
  const [parameters] = useSearchParams();
  const listingId = listingIdIn(parameters);
  if (listingId !== null) return <ListingLoader key={listingId} listingId={listingId} />;
  return <NoListing title="We can’t find that listing">Open the property’s page and choose Apply to rent.</NoListing>;
}

function ListingLoader({ listingId }: { listingId: string }) {
  const { data: listing, error, refetch } = useQuery(listingQuery(listingId));
  if (listing) return <ApplyFor listing={listing} />;
  if (isApiProblem(error, { status: 404 })) {
    return (
      <NoListing title="This property is no longer listed" listingId={listingId}>
        It may have been leased or withdrawn.
      </NoListing>
    );
  }
  if (error) return <ErrorState error={error} title="We couldn’t load the listing" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading the listing" />;
}

function ApplyFor({ listing }: { listing: Listing }) {
  const [parameters, setParameters] = useSearchParams();
  const { id, property } = listing;
  const sent = useCallback(() => setParameters({ listing: id, sent: '1' }, { replace: true }), [id, setParameters]);
  const wantsLink = parameters.has('link');
  const photo = listing.listingAssets.find(({ kind, picture }) => kind === 'photo' && picture)?.picture;
  return (
    <>
      <PageHeader
        title={wantsLink ? 'Get your link again' : title}
        description={property.address.fullAddress}
        breadcrumbs={
          <Anchor component={Link} to={addresses.listing(id)} size="sm">
            Back to the property
          </Anchor>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          {!wantsLink &&
            (closedReason(listing) ??
              (parameters.has('sent') ? (
                <ApplicationStarted listingId={id} />
              ) : (
                <NewApplication listing={listing} onSent={sent} />
              )))}
          {listing.activeOrder === undefined && (
            <LostLink key={String(wantsLink)} listingId={id} startsOpen={wantsLink} />
          )}
        </div>
        <aside className={classes.side} aria-label="The property">
          <Stack gap="xl">
            <AppliedHome listing={listing} picture={photo} />
            <WhatToExpect property={property} />
          </Stack>
        </aside>
      </div>
    </>
  );
}

/**
 * Returns why the user cannot apply for this home, or null. Owners cannot. A response with `activeOrder` shows that the
 * user is the owner.
 */
function closedReason({ activeOrder, property, status, type }: Listing) {
  if (activeOrder !== undefined) {
    return (
      <EmptyState
        title="This is your listing"
        action={
          <Button component={Link} to={addresses.applications(property.id)}>
            View applications
          </Button>
        }
      >
        Read and compare the applications you’ve received.
      </EmptyState>
    );
  }
  if (acceptsApplications({ status, type, property })) return null;
  return (
    <EmptyState title="This listing doesn’t accept applications" action={<ToSearch />}>
      {status === 'leased' ? 'It has been leased.' : 'It isn’t for rent right now.'}
    </EmptyState>
  );
}

type NoListingProps = { title: string; children: string; listingId?: string };

function NoListing({ title: reason, children, listingId }: NoListingProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={reason} action={<ToSearch />}>
        {children}
      </EmptyState>
      {listingId !== undefined && <LostLink listingId={listingId} />}
    </>
  );
}

const ToSearch = () => (
  <Button component={Link} to={addresses.search({ listingType: 'lease' })} variant="default">
    Search homes to rent
  </Button>
);
