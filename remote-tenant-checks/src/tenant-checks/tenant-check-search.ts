import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type TenantCheckStatus, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';

/** The filter and page in the URL: `?status=processing&page=2`. */
export type TenantCheckSearch = { status: TenantCheckStatus | null; page: number };

/** Parses the URL. Ignores an unknown status and replaces an invalid page with page 1, so that old links still work. */
export function parseTenantCheckSearch(parameters: URLSearchParams): TenantCheckSearch {
  const status = tenantCheckStatus.safeParse(parameters.get('status'));
  return { status: status.success ? status.data : null, page: pageNumber(parameters) };
}

export function tenantChecksUrl(search: TenantCheckSearch): string {
  return listUrl(addresses.tenantChecks(), search);
}
