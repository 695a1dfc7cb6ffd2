import type { Violation } from '../wire/problem.ts';
import type { TenantDetail } from './tenancy-agreement.ts';

/** Tenants as they stand in the list: numbered from 1, the first one primary (SPEC §5). */
export function withPositions<T extends object>(tenants: readonly T[]): (T & Position)[] {
  return tenants.map((tenant, index) => ({ ...tenant, primaryTenant: index === 0, position: index + 1 }));
}

/** Makes one tenant the primary: first in the list, the others keep their order. */
export function withPrimary<T extends object>(tenants: readonly T[], index: number): (T & Position)[] {
  const primary = tenants[index];
  if (primary === undefined) throw new RangeError(`Expected a tenant at index ${index} of ${tenants.length}.`);
  return withPositions([primary, ...tenants.filter((_, at) => at !== index)]);
}

/**
 * V26: positions contiguous from 1 in any order, exactly one primary and it is position 1, and distinct people: no two
 * tenants share an email address (V8, needed to lodge the bond online). Empty when all is well.
 */
export function tenantViolations(tenants: readonly TenantDetail[]): Violation[] {
  const violations: Violation[] = [];
  const refuse = (index: number, field: keyof TenantDetail, message: string) =>
    violations.push({ propertyPath: `tenantDetails[${index}].${field}`, message });
  if (tenants.length === 0) {
    return [{ propertyPath: 'tenantDetails', message: 'An agreement needs at least one tenant.' }];
  }
  const positions = new Set<number>();
  const addresses = new Set<string>();
  for (const [index, tenant] of tenants.entries()) {
    if (positions.has(tenant.position) || tenant.position > tenants.length) {
      refuse(index, 'position', `Positions run from 1 to ${tenants.length}, each used once.`);
    }
    positions.add(tenant.position);
    if (tenant.primaryTenant !== (tenant.position === 1)) {
      refuse(index, 'primaryTenant', 'The tenant in position 1 is the primary tenant, and nobody else.');
    }
    const email = tenant.email.trim().toLowerCase();
    if (email !== '' && addresses.has(email))
      refuse(index, 'email', 'Each tenant needs an email address of their own.');
    addresses.add(email);
  }
  return violations;
}

type Position = { primaryTenant: boolean; position: number };
