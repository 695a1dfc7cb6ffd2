import type { Violation } from '../wire/problem.ts';
import type { TenantDetail } from './tenancy-agreement.ts';

/** Numbers the tenants from 1 in list order and makes the first one primary (SPEC §5). */
export function withPositions<T extends object>(tenants: readonly T[]): (T & Position)[] {
  return tenants.map((tenant, index) => ({ ...tenant, primaryTenant: index === 0, position: index + 1 }));
}

/** Makes the tenant at `index` primary by moving it to the front. @throws RangeError if there is no such tenant. */
export function withPrimary<T extends object>(tenants: readonly T[], index: number): (T & Position)[] {
  const primary = tenants[index];
  if (primary === undefined) throw new RangeError(`Expected a tenant at index ${index} of ${tenants.length}.`);
  return withPositions([primary, ...tenants.filter((_, at) => at !== index)]);
}

/**
 * Checks the tenants of an agreement and returns the violations (V26). Positions must run from 1 without gaps, exactly
 * the tenant in position 1 must be primary, and no two tenants may share an email address, because bond authorities
 * require distinct ones (V8).
 */
export function tenantViolations(tenants: readonly TenantDetail[]): Violation[] {
  const violations: Violation[] = [];
  const refuse = (index: number, field: keyof TenantDetail, message: string) =>
    violations.push({ propertyPath: `tenantDetails[${index}].${field}`, message });
  if (tenants.length === 0) {
    return [{ propertyPath: 'tenantDetails', message: 'Add at least one person who rents.' }];
  }
  const positions = new Set<number>();
  const addresses = new Set<string>();
  for (const [index, tenant] of tenants.entries()) {
    if (positions.has(tenant.position) || tenant.position > tenants.length) {
      refuse(index, 'position', `Positions run from 1 to ${tenants.length}, each used once.`);
    }
    positions.add(tenant.position);
    if (tenant.primaryTenant !== (tenant.position === 1)) {
      refuse(index, 'primaryTenant', 'Only the person in position 1 is the primary one.');
    }
    const email = tenant.email.trim().toLowerCase();
    if (email !== '' && addresses.has(email))
      refuse(index, 'email', 'Enter a different email address for each person.');
    addresses.add(email);
  }
  return violations;
}

type Position = { primaryTenant: boolean; position: number };
