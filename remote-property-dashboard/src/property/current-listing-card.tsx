import { Anchor, Group, Stack, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { Section, StatusBadge } from 'shared-ui';
import { listingTypeLabel } from '../properties/property-labels.ts';
import classes from './property-overview.module.css';

/** The statuses of an advertised listing. Only for these, the card links to the listing's public page. */
const publicStatuses = new Set(['active', 'underOffer']);

export function CurrentListingCard({ listing }: { listing: Property['currentListing'] }) {
  return (
    <Section title="Listing" framed>
      {listing ? (
        <Stack gap="sm">
          <Group gap="xs">
            <StatusBadge kind="listing" status={listing.status} />
            <Text size="sm">{listingTypeLabel(listing.type)}</Text>
          </Group>
          <Text>{listing.headline || 'No headline yet.'}</Text>
          {publicStatuses.has(listing.status) ? (
            <Anchor component={Link} to={addresses.listing(listing.id)} className={classes.link}>
              View listing
            </Anchor>
          ) : null}
        </Stack>
      ) : (
        <Text c="dimmed">This property isn’t listed.</Text>
      )}
    </Section>
  );
}
