import { describe, expect, it } from '@jest/globals';
import { rentSentence } from './rent-sentence.ts';

const paid = {
  status: 'active',
  rent: '560.00',
  startDate: '2026-01-02',
  paidTo: '2026-03-12',
  partPayment: '0.00',
  arrearsDays: 0,
} as const;

describe('V31 rentSentence', () => {
  it('names the paid-to date, a part payment and the days behind', () => {
    expect(rentSentence(paid)).toBe('Paid to 12 Mar 2026');
    expect(rentSentence({ ...paid, partPayment: '120.00', arrearsDays: 5 })).toBe(
      'Paid to 12 Mar 2026, $120 part payment, 5 days behind',
    );
    expect(rentSentence({ ...paid, arrearsDays: 2 })).toBe('Paid to 12 Mar 2026, 2 days behind');
  });

  it('says that money is paid ahead when it is more than a week’s rent', () => {
    expect(rentSentence({ ...paid, partPayment: '559.99' })).toBe('Paid to 12 Mar 2026, $559.99 part payment');
    expect(rentSentence({ ...paid, partPayment: '1200.00' })).toBe('Paid to 12 Mar 2026, $1,200 paid ahead');
  });

  it('says that rent is due today on its due day, and that a tenancy ended a day behind', () => {
    expect(rentSentence({ ...paid, arrearsDays: 1 })).toBe('Paid to 12 Mar 2026, due today');
    expect(rentSentence({ ...paid, status: 'ended', arrearsDays: 1 })).toBe('Paid to 12 Mar 2026, 1 day behind');
  });

  it('says when no full week is paid, and when the first rent is due', () => {
    const unpaid = { ...paid, paidTo: null };
    expect(rentSentence({ ...unpaid, partPayment: '99.50', arrearsDays: 3 })).toBe(
      'No full week paid yet, $99.50 part payment, 3 days behind',
    );
    expect(rentSentence({ ...unpaid, status: 'upcoming' })).toBe('First rent due 2 Jan 2026');
  });
});
