import { addresses } from 'shared-contract/page/addresses';
import { type TenantCheckStatus, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';

/** What the address says: `?status=processing&page=2`. */
export type TenantCheckSearch = { status: TenantCheckStatus | null; page: number };

/** A status or page that does not exist is read as none and first, so that an old link still shows something. */
export function tenantCheckSearchOf(parameters: URLSearchParams): TenantCheckSearch {
  const status = tenantCheckStatus.safeParse(parameters.get('status'));
  const page = Number(parameters.get('page'));
  return { status: status.success ? status.data : null, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export function tenantChecksAddress({ status, page }: TenantCheckSearch): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  return [addresses.tenantChecks(), parameters.toString()].filter(Boolean).join('?');
}
