import { describe, expect, it } from '@jest/globals';
import { tenantNames } from './tenant-names.ts';

describe('tenantNames', () => {
  it('puts the primary tenant first and keeps the order of the others', () => {
    const others = [
      { name: 'Tom O’Brien', primaryTenant: false },
      { name: 'Ava Li', primaryTenant: false },
    ];
    expect(tenantNames([...others, { name: 'Mia Petrović', primaryTenant: true }])).toBe(
      'Mia Petrović, Tom O’Brien and Ava Li',
    );
    expect(tenantNames(others.slice(0, 1))).toBe('Tom O’Brien');
    expect(tenantNames([])).toBe('No names yet');
  });
});
