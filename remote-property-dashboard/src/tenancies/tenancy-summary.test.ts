import { describe, expect, it } from '@jest/globals';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { rentSummary } from './tenancy-summary.ts';

function aTenancy(overrides: Partial<Tenancy> = {}): Tenancy {
  return {
    '@id': '/api/tenancies/t1',
    '@type': 'Tenancy',
    id: 't1',
    property: { '@id': '/api/properties/p1', '@type': 'ResidentialProperty', id: 'p1', fullAddress: '' },
    status: 'active',
    tenants: [],
    rent: '650.00',
    rentFrequency: 'week',
    startDate: '2026-02-01',
    endDate: null,
    paidTo: '2026-11-14',
    arrearsDays: 0,
    partPayment: '0.00',
    bond: '2600.00',
    ...overrides,
  };
}

describe('rentSummary', () => {
  it('returns the paid-to date, the arrears, or the start date', () => {
    expect(rentSummary(aTenancy())).toEqual({ rent: '$650 per week', status: 'paid to 14 Nov 2026', isLate: false });
    expect(rentSummary(aTenancy({ rent: '652.50', arrearsDays: 2 }))).toEqual({
      rent: '$652.50 per week',
      status: '2 days behind',
      isLate: true,
    });
    expect(rentSummary(aTenancy({ arrearsDays: 1 }))).toMatchObject({ status: 'rent due today', isLate: false });
    expect(rentSummary(aTenancy({ status: 'upcoming', startDate: '2027-02-01', paidTo: null }))).toMatchObject({
      status: 'from 1 Feb 2027',
    });
  });
});
