import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';

/** Shown for an id that names no expense of this property. */
export function MissingExpense({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      title="We can’t find that expense here"
      action={
        <Anchor component={Link} to={addresses.expenses(propertyId)}>
          Go to expenses
        </Anchor>
      }
    >
      It may have been removed, or belong to another property.
    </EmptyState>
  );
}
