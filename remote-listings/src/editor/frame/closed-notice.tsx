import { Alert, Button, Group, Text } from '@mantine/core';
import type { Listing } from 'shared-contract/listing/listing';
import { isPublicStatus } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { listingStatusLabel } from 'shared-ui';

/** Explains why a sold or leased listing cannot be edited, and links to what the owner can do instead. */
export function ClosedNotice({ listing: { id, status, type, property } }: { listing: Listing }) {
  return (
    <Alert mb="lg" title={`This listing is ${listingStatusLabel(status).label.toLowerCase()}`}>
      <Text size="sm">You can’t edit it any more. To advertise the property again, create another listing.</Text>
      <Group mt="sm">
        {isPublicStatus(status) ? (
          <Button component={Link} to={addresses.listing(id)} variant="default" size="xs">
            View listing
          </Button>
        ) : null}
        <Button component={Link} to={addresses.listingCreate(property.id, type)} variant="default" size="xs">
          Create another listing
        </Button>
      </Group>
    </Alert>
  );
}
