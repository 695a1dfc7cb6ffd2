import { describe, expect, it } from '@jest/globals';
import { aTenancy } from '../testing/a-tenancy.ts';
import { arrearsWords, paidToWords } from './rent-words.ts';

describe('V31 rent in the words of a ledger', () => {
  it('names the paid-to date and a part payment beyond it', () => {
    expect(paidToWords(aTenancy({ paidTo: '2026-11-14', partPayment: '120.00' }))).toBe(
      'Paid to 14 Nov 2026 with part payment of $120.00',
    );
    expect(paidToWords(aTenancy({ paidTo: '2026-11-14', partPayment: '0.00' }))).toBe('Paid to 14 Nov 2026');
  });

  it('says what is missing before the first whole week', () => {
    expect(paidToWords(aTenancy({ paidTo: null, partPayment: '0.00' }))).toBe('No rent received yet');
    expect(paidToWords(aTenancy({ paidTo: null, partPayment: '120.00' }))).toBe(
      'No full week received yet, part payment of $120.00',
    );
    expect(paidToWords(aTenancy({ status: 'upcoming', startDate: '2027-02-01', paidTo: null }))).toBe(
      'First rent due 1 Feb 2027',
    );
  });

  it('counts arrears in days and says nothing when there are none', () => {
    expect(arrearsWords(aTenancy({ arrearsDays: 0 }))).toBeNull();
    expect(arrearsWords(aTenancy({ arrearsDays: 1 }))).toBe('1 day in arrears');
    expect(arrearsWords(aTenancy({ arrearsDays: 9 }))).toBe('9 days in arrears');
    expect(arrearsWords(aTenancy({ arrearsDays: 9, status: 'ended' }))).toBe('Ended 9 days in arrears');
  });
});
