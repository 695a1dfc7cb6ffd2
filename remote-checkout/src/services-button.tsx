import { Button } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';

/** Leads from an empty list to the services of the property, or to the properties when the list is of all. */
export function ServicesButton({ propertyId }: { propertyId: string | null | undefined }) {
  return (
    <Button component={Link} to={propertyId ? addresses.propertyEnhancements(propertyId) : addresses.properties()}>
      {propertyId ? 'View services' : 'Go to your properties'}
    </Button>
  );
}
