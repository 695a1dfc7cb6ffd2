import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';

/** The link to the applications of a property. */
export function BackLink({ propertyId }: { propertyId: string }) {
  return (
    <Anchor component={Link} to={addresses.applications(propertyId)}>
      Applications
    </Anchor>
  );
}
