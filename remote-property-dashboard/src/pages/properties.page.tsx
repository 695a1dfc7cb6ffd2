import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { propertiesQuery } from '../properties/properties-query.ts';
import { PropertyFilter } from '../properties/property-filter.tsx';
import { PropertyGrid } from '../properties/property-grid.tsx';
import { hasFilters, parsePropertySearch } from '../properties/property-search.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(propertiesQuery(parsePropertySearch(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = parsePropertySearch(parameters);
  // Reads the response that the grid below has fetched from the cache. This query itself sends no request.
  const { data } = useQuery({ ...propertiesQuery(search), enabled: false });
  const isEmpty = data?.totalItems === 0 && !hasFilters(search);
  return (
    <>
      <PageHeader
        title="Properties"
        actions={
          <Group gap="sm">
            <Button component={Link} to={addresses.downloads()} variant="default">
              Downloads
            </Button>
            {isEmpty ? null : (
              <Button component={Link} to={addresses.propertyCreate()}>
                Add property
              </Button>
            )}
          </Group>
        }
      />
      <Stack gap="lg">
        {isEmpty ? null : <PropertyFilter search={search} />}
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
