import { requireFocused } from 'shared-api/context';
import { property } from 'shared-contract/property/property';
import { PageHeader } from 'shared-ui';
import { NewListing } from '../editor/create/new-listing.tsx';

export function Component() {
  const focused = requireFocused('property', property);
  return (
    <>
      <PageHeader
        title="Create a listing"
        description={`${focused.address.fullAddress}. You can change everything later except sale or lease.`}
      />
      <NewListing property={focused} />
    </>
  );
}
