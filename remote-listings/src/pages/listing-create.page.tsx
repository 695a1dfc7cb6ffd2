import { prefetch } from 'shared-api';
import { requireFocused } from 'shared-api/context';
import { listingType } from 'shared-contract/listing/listing';
import { property } from 'shared-contract/property/property';
import { type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { NewListing } from '../editor/create/new-listing.tsx';
import { propertyListingsQuery } from '../editor/property-listings/property-listings-query.ts';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(propertyListingsQuery(propertyId));
}

export function Component() {
  const focused = requireFocused('property', property);
  const [parameters] = useSearchParams();
  const type = listingType.safeParse(parameters.get('type'));
  return (
    <>
      <PageHeader
        title="Create a listing"
        description={`${focused.address.fullAddress}. You can change everything later except sale or lease.`}
      />
      <NewListing property={focused} type={type.data ?? null} />
    </>
  );
}
