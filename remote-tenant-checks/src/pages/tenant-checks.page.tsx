import { Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, FilterLinks, PageHeader, QueryBoundary, statusLabel } from 'shared-ui';
import { TenantCheckList } from '../tenant-checks/tenant-check-list.tsx';
import { parseTenantCheckSearch, tenantChecksUrl } from '../tenant-checks/tenant-check-search.ts';
import { tenantChecksQuery } from '../tenant-checks/tenant-checks-query.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(tenantChecksQuery(parseTenantCheckSearch(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = parseTenantCheckSearch(parameters);
  return (
    <>
      <PageHeader title="Tenant Checks" description="Tenancy database checks on your applicants." />
      <Stack gap="lg">
        <FilterLinks
          label="Show checks by status"
          options={tenantCheckStatus.options}
          current={search.status}
          labelOf={(status) => statusLabel('check', status).label}
          hrefOf={(status) => tenantChecksUrl({ status, page: 1 })}
        />
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
