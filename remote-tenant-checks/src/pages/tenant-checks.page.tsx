import { Button, Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useLocation, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { propertiesQuery } from '../check/property-queries.ts';
import { CheckFilters } from '../tenant-checks/check-filters.tsx';
import { TenantCheckList } from '../tenant-checks/tenant-check-list.tsx';
import { parseTenantCheckSearch, searchedText } from '../tenant-checks/tenant-check-search.ts';
import { tenantChecksQuery } from '../tenant-checks/tenant-checks-query.ts';

/** Prefetches the list without a searched text, which only the navigation state contains. */
export function loader({ request }: LoaderFunctionArgs) {
  const search = parseTenantCheckSearch(new URL(request.url).searchParams);
  return Promise.all([prefetch(tenantChecksQuery(search, '')), prefetch(propertiesQuery())]);
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = parseTenantCheckSearch(parameters);
  const text = searchedText(useLocation().state);
  return (
    <>
      <PageHeader
        title="Tenant Checks"
        description="Tenancy database checks on your applicants."
        actions={
          <Button component={Link} to={addresses.tenantCheckCreate()}>
            Request a tenant check
          </Button>
        }
      />
      <Stack gap="lg">
        <CheckFilters search={search} text={text} />
        <QueryBoundary
          resetKey={`${parameters} ${text}`}
          fallback={<CardSkeletons shape="rows" count={5} label="Loading tenant checks" />}
        >
          <TenantCheckList search={search} text={text} />
        </QueryBoundary>
      </Stack>
    </>
  );
}
