import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

export function anAgreement(overrides: Partial<TenancyAgreement> = {}): TenancyAgreement {
  const person = { address: '2 Swan Street, Richmond VIC 3121', phone: '+61491570006' };
  return {
    '@id': '/api/tenancy-agreements/a1',
    '@type': 'TenancyAgreement',
    id: 'a1',
    property: {
      '@id': '/api/properties/p1',
      '@type': 'ResidentialProperty',
      id: 'p1',
      address: {
        fullAddress: '8 Lygon Street, Carlton VIC 3053',
        streetAddress: '8 Lygon Street',
        suburb: 'Carlton',
        state: 'VIC',
        postcode: '3053',
      },
    },
    landlord: '/api/customer-users/u1',
    landlordDetails: { ...person, name: 'Olivia Nguyen', email: 'olivia@example.com' },
    tenantDetails: [{ ...person, name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true, position: 1 }],
    tenancyAgreementDetails: [],
    status: 'initiated',
    createdAt: '2026-11-01T01:00:00.000Z',
    updatedAt: '2026-11-01T01:00:00.000Z',
    ...overrides,
  };
}
