import { Alert, Button, Group, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';

/** Shown on every step of a live listing with changes that visitors do not see yet. */
export function UnpublishedNotice({ listingId }: { listingId: string }) {
  return (
    <Alert color="yellow" role="note" title="You have unpublished changes" mb="lg">
      <Group justify="space-between">
        <Text size="sm">Visitors see them once you publish.</Text>
        <Button component={Link} size="xs" variant="default" to={addresses.listingEditStep(listingId, 'summary')}>
          Review changes
        </Button>
      </Group>
    </Alert>
  );
}
