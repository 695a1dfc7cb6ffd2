import { describe, expect, it } from '@jest/globals';
import type { TenantDetail } from './tenancy-agreement.ts';
import { tenantViolations, withPositions, withPrimary } from './tenant-positions.ts';

const aTenant = (overrides: Partial<TenantDetail> = {}): TenantDetail => ({
  name: 'Mia Petrović',
  address: '8 Lygon Street, Carlton VIC 3053',
  phone: '+61491570006',
  email: 'mia@example.com',
  primaryTenant: true,
  position: 1,
  ...overrides,
});
const second = aTenant({ name: 'Tom O’Brien', email: 'tom@example.com', primaryTenant: false, position: 2 });

describe('V26 tenant positions', () => {
  it('numbers tenants from 1 and makes the first one primary', () => {
    expect(withPositions([{ name: 'Mia' }, { name: 'Tom' }])).toEqual([
      { name: 'Mia', primaryTenant: true, position: 1 },
      { name: 'Tom', primaryTenant: false, position: 2 },
    ]);
  });

  it('moves a new primary to the front and keeps the order of the others', () => {
    const moved = withPrimary([{ name: 'Mia' }, { name: 'Tom' }, { name: 'Ava' }], 2);
    expect(moved.map((tenant) => tenant.name)).toEqual(['Ava', 'Mia', 'Tom']);
    expect(moved.map((tenant) => tenant.primaryTenant)).toEqual([true, false, false]);
    expect(() => withPrimary([{ name: 'Mia' }], 1)).toThrow(RangeError);
  });

  it('accepts contiguous positions in any order of the list', () => {
    expect(tenantViolations([aTenant()])).toEqual([]);
    expect(tenantViolations([second, aTenant()])).toEqual([]);
  });

  it('needs at least one tenant', () => {
    expect(paths([])).toEqual(['tenantDetails']);
  });

  it('refuses gaps and repeated positions', () => {
    expect(paths([aTenant(), { ...second, position: 3 }])).toEqual(['tenantDetails[1].position']);
    expect(paths([aTenant(), { ...second, position: 1, primaryTenant: true }])).toEqual(['tenantDetails[1].position']);
  });

  it('refuses no primary, two primaries and a primary that is not first', () => {
    expect(paths([aTenant({ primaryTenant: false })])).toEqual(['tenantDetails[0].primaryTenant']);
    expect(paths([aTenant(), { ...second, primaryTenant: true }])).toEqual(['tenantDetails[1].primaryTenant']);
    expect(paths([aTenant({ primaryTenant: false }), { ...second, primaryTenant: true }])).toHaveLength(2);
  });

  it('refuses one e-mail address for two people, whatever its case', () => {
    expect(paths([aTenant(), { ...second, email: ' MIA@example.com' }])).toEqual(['tenantDetails[1].email']);
    expect(paths([aTenant({ email: '' }), { ...second, email: '' }])).toEqual([]);
  });
});

function paths(tenants: TenantDetail[]): string[] {
  return tenantViolations(tenants).map((violation) => violation.propertyPath);
}
