import { requireFocusedProperty } from 'shared-api/context';
import { PageHeader } from 'shared-ui';
import { NewListing } from '../editor/create/new-listing.tsx';

export function Component() {
  const property = requireFocusedProperty();
  return (
    <>
      <PageHeader
        title="Create a listing"
        description={`${property.address.fullAddress}. You can change everything later but how it is offered.`}
      />
      <NewListing property={property} />
    </>
  );
}
