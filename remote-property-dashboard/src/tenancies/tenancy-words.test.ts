import { describe, expect, it } from '@jest/globals';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { presentTenancy, rentLine } from './tenancy-words.ts';

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

describe('a tenancy in a line', () => {
  it('says what is paid, what is behind, or when it starts', () => {
    expect(rentLine(aTenancy())).toEqual({ rent: '$650 per week', standing: 'paid to 14 Nov 2026', late: false });
    expect(rentLine(aTenancy({ rent: '652.50', arrearsDays: 1 }))).toEqual({
      rent: '$652.50 per week',
      standing: '1 day in arrears',
      late: true,
    });
    expect(rentLine(aTenancy({ status: 'upcoming', startDate: '2027-02-01', paidTo: null }))).toMatchObject({
      standing: 'from 1 Feb 2027',
    });
  });

  it('is of those who live there, else of those who come next', () => {
    const ended = aTenancy({ status: 'ended' });
    // As the server lists them: latest start first.
    const upcoming = [aTenancy({ id: 'later', status: 'upcoming' }), aTenancy({ id: 'next', status: 'upcoming' })];
    expect(presentTenancy([...upcoming, aTenancy({ id: 'now', status: 'ending' }), ended])?.id).toBe('now');
    expect(presentTenancy([...upcoming, ended])?.id).toBe('next');
    expect(presentTenancy([ended])).toBeNull();
  });
});
