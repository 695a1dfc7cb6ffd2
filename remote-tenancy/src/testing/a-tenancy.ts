import type { Tenancy } from 'shared-contract/tenancy/tenancy';

export function aTenancy(overrides: Partial<Tenancy> = {}): Tenancy {
  return {
    '@id': '/api/tenancies/t1',
    '@type': 'Tenancy',
    id: 't1',
    property: {
      '@id': '/api/properties/p1',
      '@type': 'ResidentialProperty',
      id: 'p1',
      fullAddress: '8 Lygon Street, Carlton VIC 3053',
    },
    status: 'active',
    tenants: [{ name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true }],
    rent: '650.00',
    rentFrequency: 'week',
    startDate: '2026-02-01',
    endDate: '2027-01-31',
    paidTo: '2026-11-21',
    arrearsDays: 0,
    partPayment: '0.00',
    bond: '2600.00',
    ...overrides,
  };
}
