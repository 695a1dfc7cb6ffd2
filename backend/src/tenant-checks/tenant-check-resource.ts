import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import type { BackendConfig } from '../config.ts';
import { identity } from '../http/json-ld.ts';
import { propertyReference } from '../properties/property-resource.ts';
import { applicantOf } from './check-applicant.ts';
import type { FoundCheck } from './tenant-check-store.ts';

export const tenantCheckPath = '/api/tenant-checks';

export function tenantCheckResource(config: BackendConfig, found: FoundCheck): TenantCheck {
  const { row: check, property } = found;
  return {
    ...identity(tenantCheckPath, 'TenantCheck', check.id),
    status: check.status,
    product: check.product,
    applicant: { name: applicantOf(config, found).name },
    property: propertyReference(property),
    requestedAt: check.requestedAt.toISOString(),
    completedAt: check.completedAt?.toISOString() ?? null,
    expiresAt: check.expiresAt?.toISOString() ?? null,
  };
}
