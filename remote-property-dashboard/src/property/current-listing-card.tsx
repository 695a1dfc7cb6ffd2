import { Anchor, Group, Stack, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { StatusBadge } from 'shared-ui';
import { listingTypeWords } from '../properties/property-words.ts';
import { Section } from '../section/section.tsx';
import classes from './property-overview.module.css';

/** Only these are on the public site. */
const published = new Set(['active', 'underOffer']);

export function CurrentListingCard({ listing }: { listing: Property['currentListing'] }) {
  return (
    <Section title="Listing" framed>
      {listing ? (
        <Stack gap="sm">
          <Group gap="xs">
            <StatusBadge kind="listing" status={listing.status} />
            <Text size="sm">{listingTypeWords(listing.type)}</Text>
          </Group>
          <Text>{listing.headline || 'This listing has no headline yet.'}</Text>
          {published.has(listing.status) ? (
            <Anchor component={Link} to={addresses.listing(listing.id)} className={classes.link}>
              See it as visitors do
            </Anchor>
          ) : null}
        </Stack>
      ) : (
        <Text c="dimmed">This property is not on the market.</Text>
      )}
    </Section>
  );
}
