import { Anchor, Group, Stack, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary, Section, StatusBadge } from 'shared-ui';
import { listingTypeLabel } from '../properties/property-labels.ts';
import { PastListing } from './past-listing.tsx';
import classes from './property-overview.module.css';
import { ViewListing } from './view-listing.tsx';

/** The current listing, or how the last one ended. Only a property without a current listing requests its past ones. */
export function CurrentListingCard({
  property: { id, currentListing, listings },
}: {
  property: Pick<Property, 'id' | 'currentListing' | 'listings'>;
}) {
  return (
    <Section
      title="Listing"
      framed
      action={
        listings.length > 0 ? (
          <Anchor component={Link} to={addresses.propertyListings(id)} size="sm" className={classes.link}>
            All listings
          </Anchor>
        ) : null
      }
    >
      {currentListing ? (
        <CurrentListing listing={currentListing} />
      ) : listings.length > 0 ? (
        <QueryBoundary
          resetKey={id}
          fallback={<CardSkeletons shape="rows" count={1} label="Loading the last listing" />}
        >
          <PastListing propertyId={id} />
        </QueryBoundary>
      ) : (
        <Text c="dimmed">This property isn’t listed.</Text>
      )}
    </Section>
  );
}

function CurrentListing({ listing }: { listing: NonNullable<Property['currentListing']> }) {
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <StatusBadge kind="listing" status={listing.status} />
        <Text size="sm">{listingTypeLabel(listing.type)}</Text>
      </Group>
      <Text>{listing.headline || 'No headline yet.'}</Text>
      <ViewListing listing={listing} />
    </Stack>
  );
}
