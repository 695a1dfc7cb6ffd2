import { Stack } from '@mantine/core';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { prefetch } from 'shared-api';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { TenantCheckFilter } from '../tenant-checks/tenant-check-filter.tsx';
import { TenantCheckList } from '../tenant-checks/tenant-check-list.tsx';
import { tenantCheckSearchOf } from '../tenant-checks/tenant-check-search.ts';
import { tenantChecksQuery } from '../tenant-checks/tenant-checks-query.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(tenantChecksQuery(tenantCheckSearchOf(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = tenantCheckSearchOf(parameters);
  return (
    <>
      <PageHeader
        title="Tenant Checks"
        description="Tenancy database checks on the people who applied for your properties."
      />
      <Stack gap="lg">
        <TenantCheckFilter status={search.status} />
        <QueryBoundary
          resetKey={parameters.toString()}
          fallback={<CardSkeletons shape="rows" count={5} label="Loading tenant checks" />}
        >
          <TenantCheckList search={search} />
        </QueryBoundary>
      </Stack>
    </>
  );
}
