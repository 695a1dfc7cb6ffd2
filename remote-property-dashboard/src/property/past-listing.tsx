import { Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { ListingSummary } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { LocalInstant } from 'shared-ui';
import { newestListingQuery } from './newest-listing-query.ts';
import { ViewListing } from './view-listing.tsx';

/** How the newest listing of a property that is not listed now ended: its sale or lease. */
export function PastListing({ propertyId }: { propertyId: string }) {
  const listing = useResource(newestListingQuery(propertyId));
  if (!listing?.closed) return <Text c="dimmed">This property isn’t listed.</Text>;
  return (
    <Stack gap="sm">
      <Text>
        <Closing listing={listing} closed={listing.closed} />
      </Text>
      <ViewListing listing={listing} />
    </Stack>
  );
}

type ClosingProps = {
  listing: Pick<ListingSummary, 'status' | 'property'>;
  closed: NonNullable<ListingSummary['closed']>;
};

/** A sold listing has another status after seven days, when it leaves the site. A leased one then has no `closed`. */
function Closing({ listing: { status, property }, closed: { at, price } }: ClosingProps) {
  return (
    <>
      {status === 'leased' ? 'Leased on ' : 'Sold on '}
      <LocalInstant at={at} show="date" timeZone={property.timeZone} />
      {price === undefined ? null : ` for ${formatPrice(centsOf(price))}`}
    </>
  );
}
