import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';

/** Shown for an id that names no document of this property. */
export function MissingDocument({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      title="We can’t find that document here"
      action={
        <Anchor component={Link} to={addresses.documents(propertyId)}>
          Go to documents
        </Anchor>
      }
    >
      It may have been removed, or belong to another property.
    </EmptyState>
  );
}
