import { describe, expect, it } from '@jest/globals';
import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { adultChecksOf, hasOpenCheck } from './adult-checks.ts';

const application = { id: 'a1', names: ['Mia Petrović', 'Tom O’Brien'] };
const aCheck = (changes: Partial<TenantCheck>): TenantCheck => ({
  '@id': '/api/tenant-checks/c1',
  '@type': 'TenantCheck',
  id: 'c1',
  status: 'awaitingConsent',
  product: 'TICA',
  applicant: { name: 'Mia Petrović' },
  property: { '@id': '/api/properties/p1', id: 'p1', fullAddress: '1 Swan Street, Richmond VIC 3121' },
  requestedAt: '2026-11-20T00:00:00.000Z',
  completedAt: null,
  expiresAt: null,
  application: '/api/applications/a1',
  ...changes,
});

describe('the tenant checks of an application', () => {
  it('belong to the adult of that name', () => {
    const checks = [
      aCheck({}),
      aCheck({ id: 'c2', applicant: { name: 'Tom Sean O’Brien' } }),
      aCheck({ id: 'c3', application: '/api/applications/a2' }),
      aCheck({ id: 'c4', application: null }),
    ];
    const adults = adultChecksOf(application, checks);
    expect(adults.map((adult) => adult.checks.map(({ id }) => id))).toEqual([['c1'], ['c2']]);
  });

  it('leave room for another one only when all are withdrawn', () => {
    const [mia] = adultChecksOf(application, [aCheck({ status: 'withdrawn' })]);
    expect(mia && hasOpenCheck(mia)).toBe(false);
    const [cancelled] = adultChecksOf(application, [aCheck({ status: 'cancelled' })]);
    expect(cancelled && hasOpenCheck(cancelled)).toBe(false);
    const [again] = adultChecksOf(application, [aCheck({ status: 'withdrawn' }), aCheck({ id: 'c2' })]);
    expect(again && hasOpenCheck(again)).toBe(true);
  });
});
