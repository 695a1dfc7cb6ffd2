import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { tenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { TenantCheckSearch } from './tenant-check-search.ts';

const tenantChecks = collectionOf(tenantCheck);

export function tenantChecksQuery({ status, page }: TenantCheckSearch) {
  return queryOptions({
    queryKey: ['tenant-checks', { status, page }],
    queryFn: ({ signal }) =>
      api.get('/api/tenant-checks', tenantChecks, { query: { status: status ?? undefined, page }, signal }),
  });
}
