import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { propertiesQuery } from '../properties/properties-query.ts';
import { PropertyFilter } from '../properties/property-filter.tsx';
import { PropertyGrid } from '../properties/property-grid.tsx';
import { isNarrowed, propertySearchOf } from '../properties/property-search.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(propertiesQuery(propertySearchOf(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = propertySearchOf(parameters);
  // Only looks at what the grid has asked for.
  const { data } = useQuery({ ...propertiesQuery(search), enabled: false });
  const nothingYet = data?.totalItems === 0 && !isNarrowed(search);
  return (
    <>
      <PageHeader
        title="Properties"
        actions={
          nothingYet ? null : (
            <Button component={Link} to={addresses.propertyCreate()}>
              Add property
            </Button>
          )
        }
      />
      <Stack gap="lg">
        {nothingYet ? null : <PropertyFilter search={search} />}
        <QueryBoundary
          resetKey={parameters.toString()}
          fallback={<CardSkeletons count={6} label="Loading your properties" />}
        >
          <PropertyGrid search={search} />
        </QueryBoundary>
      </Stack>
    </>
  );
}
