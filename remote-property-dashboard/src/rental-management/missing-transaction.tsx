import { Anchor } from '@mantine/core';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { rentalUrl } from './rental-search.ts';

/** Shown for an id that names no transaction of this property. */
export function MissingTransaction({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      title="We can’t find that transaction here"
      action={
        <Anchor component={Link} to={rentalUrl(propertyId, {})}>
          Go to rental management
        </Anchor>
      }
    >
      It may have been removed, or belong to another property.
    </EmptyState>
  );
}
