import { describe, expect, it } from '@jest/globals';
import { rentPosition } from 'backend/tables';
import { tenancyRows } from './tenancy-rows.ts';
import { tenantCheckRows } from './tenant-check-rows.ts';

const now = new Date('2026-11-21T02:00:00Z');

describe('demo dates', () => {
  it('has checks in progress from the last day only, because results arrive within one business day', () => {
    const checks = tenantCheckRows('test', 'owner', ['p1', 'p2'], 40, now);
    const underWay = checks.filter(({ status }) => status === 'submitted' || status === 'processing');
    expect(underWay.map(({ status }) => status).sort()).toEqual(['processing', 'submitted']);
    for (const { requestedAt } of underWay) expect(now.getTime() - Number(requestedAt)).toBeLessThan(86_400_000);
    for (const { completedAt } of checks) expect(Number(completedAt ?? 0)).toBeLessThanOrEqual(now.getTime());
  });

  it('never pays rent beyond the end of a tenancy', () => {
    const plan = { key: 't', ownerId: 'o', propertyId: 'p', timeZone: 'Australia/Melbourne', tenants: ['Mia Ng'] };
    const money = { weeklyRent: 500, weeksBehind: 0, partPayment: 0 };
    const paidTo = (end: string) => {
      const { tenancy, ledger } = tenancyRows({ ...plan, ...money, start: '2026-09-01', end }, now);
      const covered = ledger.ledgerEntries
        .filter(({ account }) => account === 'rentDue')
        .reduce((sum, { amountCents }) => sum - amountCents, 0);
      const terms = { startDate: tenancy.startDate, endDate: tenancy.endDate ?? null, rents: ledger.tenancyRents };
      return rentPosition(terms, covered, '2026-11-21').paidTo;
    };
    expect(paidTo('2026-10-20')).toBe('2026-10-20');
    expect(paidTo('2026-11-30')).toBe('2026-11-23');
  });
});
