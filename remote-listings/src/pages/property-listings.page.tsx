import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { PropertyListings } from '../editor/property-listings/property-listings.tsx';
import { propertyListingsQuery } from '../editor/property-listings/property-listings-query.ts';

export function loader({ params: { propertyId = '' } }: LoaderFunctionArgs) {
  return prefetch(propertyListingsQuery(propertyId));
}

export function Component() {
  const { propertyId = '' } = useParams();
  // Reads the list from the cache, without a request. The loader and `PropertyListings` fetch it.
  const { data } = useQuery({ ...propertyListingsQuery(propertyId), enabled: false });
  return (
    <>
      <PageHeader
        title="Listings"
        description="Current, past and draft advertisements"
        actions={
          data && data.totalItems > 0 ? (
            <Button component={Link} to={addresses.listingCreate(propertyId)}>
              Create a listing
            </Button>
          ) : null
        }
      />
      <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading the listings" />}>
        <PropertyListings propertyId={propertyId} />
      </QueryBoundary>
    </>
  );
}
