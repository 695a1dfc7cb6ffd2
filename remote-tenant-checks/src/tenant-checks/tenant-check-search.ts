import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type TenantCheckStatus, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';

/** What the address says: `?status=processing&page=2`. */
export type TenantCheckSearch = { status: TenantCheckStatus | null; page: number };

/** A status or page that does not exist is read as none and first, so that an old link still shows something. */
export function tenantCheckSearchOf(parameters: URLSearchParams): TenantCheckSearch {
  const status = tenantCheckStatus.safeParse(parameters.get('status'));
  return { status: status.success ? status.data : null, page: pageNumber(parameters) };
}

export function tenantChecksAddress(search: TenantCheckSearch): string {
  return listUrl(addresses.tenantChecks(), search);
}
