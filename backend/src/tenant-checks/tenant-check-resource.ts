import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { identity } from '../http/json-ld.ts';
import { propertyReference } from '../properties/property-resource.ts';
import type { TenantCheckRow } from './tenant-check-store.ts';

export const tenantCheckPath = '/api/tenant-checks';

export function tenantCheckResource({ row: check, property }: TenantCheckRow): TenantCheck {
  return {
    ...identity(tenantCheckPath, 'TenantCheck', check.id),
    status: check.status,
    product: check.product,
    applicant: { name: check.applicantName },
    property: propertyReference(property),
    requestedAt: check.requestedAt.toISOString(),
    completedAt: check.completedAt?.toISOString() ?? null,
    expiresAt: check.expiresAt?.toISOString() ?? null,
  };
}
