import { resourceQuery } from 'shared-api';
import { tenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { TenantCheckSearch } from './tenant-check-search.ts';

const tenantChecks = collectionOf(tenantCheck);

export const tenantChecksQuery = ({ status, page }: TenantCheckSearch) =>
  resourceQuery('/api/tenant-checks', tenantChecks, { query: { status: status ?? undefined, page } });
