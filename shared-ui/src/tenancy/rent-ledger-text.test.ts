import { describe, expect, it } from '@jest/globals';
import { arrearsText, paidToText } from './rent-ledger-text.ts';

function aTenancy(overrides: Partial<Parameters<typeof paidToText>[0]> = {}): Parameters<typeof paidToText>[0] {
  const upToDate = { paidTo: '2026-11-14', partPayment: '0.00', arrearsDays: 0 };
  return { status: 'active', startDate: '2026-02-01', ...upToDate, ...overrides };
}

describe('V31: the rent ledger', () => {
  it('names the paid-to date and a part payment beyond it', () => {
    expect(paidToText(aTenancy({ paidTo: '2026-11-14', partPayment: '120.00' }))).toBe(
      'Paid to 14 Nov 2026 with part payment of $120.00',
    );
    expect(paidToText(aTenancy({ paidTo: '2026-11-14', partPayment: '0.00' }))).toBe('Paid to 14 Nov 2026');
  });

  it('names the missing amount before the first full week', () => {
    expect(paidToText(aTenancy({ paidTo: null, partPayment: '0.00' }))).toBe('No rent received yet');
    expect(paidToText(aTenancy({ paidTo: null, partPayment: '120.00' }))).toBe(
      'No full week received yet, part payment of $120.00',
    );
    expect(paidToText(aTenancy({ status: 'upcoming', startDate: '2027-02-01', paidTo: null }))).toBe(
      'First rent due 1 Feb 2027',
    );
  });

  it('counts arrears in days and returns null without any', () => {
    expect(arrearsText(aTenancy({ arrearsDays: 0 }))).toBeNull();
    expect(arrearsText(aTenancy({ arrearsDays: 1 }))).toBe('Due today');
    expect(arrearsText(aTenancy({ arrearsDays: 2 }))).toBe('2 days behind');
    expect(arrearsText(aTenancy({ arrearsDays: 1, status: 'ended' }))).toBe('Ended 1 day behind');
    expect(arrearsText(aTenancy({ arrearsDays: 9 }))).toBe('9 days behind');
    expect(arrearsText(aTenancy({ arrearsDays: 9, status: 'ended' }))).toBe('Ended 9 days behind');
  });
});
