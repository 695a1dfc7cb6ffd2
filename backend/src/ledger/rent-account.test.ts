import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays } from 'shared-contract/date/local-date';
import { explainRent } from './explain-rent.ts';
import { rentPosition } from './ledger-balance.ts';
import { type Movement, rentAccount } from './rent-account.ts';
import type { RentTerms } from './rent-schedule.ts';

const start = '2026-10-03';
const today = '2026-11-21';
const terms: RentTerms = {
  startDate: start,
  endDate: null,
  rents: [
    { fromDate: start, rentCents: 45_000 },
    { fromDate: '2026-10-31', rentCents: 50_000 },
  ],
};

const aMovement = (values: Partial<Movement>): Movement => ({
  id: 'r1',
  kind: 'rentReceipt',
  date: start,
  changeCents: -45_000,
  ...values,
});

describe('V31 rentAccount', () => {
  it('counts a charge before what was paid on its day, and each line into the balance', () => {
    const movements = [aMovement({}), aMovement({ id: 'b1', kind: 'bondReceipt', changeCents: 0 })];
    const lines = rentAccount(terms, movements, '2026-10-10');
    expect(lines.map(({ id, type, balanceCents }) => [id, type, balanceCents])).toEqual([
      ['charge-2026-10-03', 'charge', 45_000],
      ['r1', 'payment', 0],
      ['b1', 'bond', 0],
      ['charge-2026-10-10', 'charge', 45_000],
    ]);
  });

  it('is negative when rent is paid ahead', () => {
    expect(rentAccount(terms, [aMovement({ date: '2026-10-01' })], '2026-10-02').at(-1)?.balanceCents).toBe(-45_000);
  });
});

describe('V31 explainRent', () => {
  it('names the weeks that are covered at each rent, the part payment and the next week', () => {
    const settled = [
      { kind: 'rentReceipt' as const, count: 7, cents: 292_000 },
      { kind: 'reversal' as const, count: 1, cents: -45_000 },
    ];
    expect(explainRent(terms, settled, today)).toEqual({
      coveredCents: 247_000,
      weeks: [
        { from: start, to: '2026-10-30', count: 4, eachCents: 45_000, cents: 180_000 },
        { from: '2026-10-31', to: '2026-11-06', count: 1, eachCents: 50_000, cents: 50_000 },
      ],
      paidTo: '2026-11-06',
      partPaymentCents: 17_000,
      next: { from: '2026-11-07', to: '2026-11-13', cents: 50_000 },
      chargedCents: 380_000,
      dueCents: 133_000,
      arrearsDays: 15,
      countedTo: today,
    });
  });

  it('has no next week when the whole term is paid, and counts until its end', () => {
    const ended = { ...terms, endDate: '2026-10-16' };
    const paid = explainRent(ended, [{ kind: 'rentReceipt', count: 1, cents: 100_000 }], today);
    expect(paid).toMatchObject({ paidTo: '2026-10-16', next: null, partPaymentCents: 10_000, countedTo: '2026-10-16' });
  });

  it('adds up to the cent, and agrees with the account and with the position', () => {
    const receipts = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 200_000 })), { maxLength: 12 });
    fc.assert(
      fc.property(receipts, fc.nat(40), (paid, days) => {
        const day = addDays(start, days);
        const movements = paid
          .map(([after, cents], index) =>
            aMovement({ id: `r${index}`, date: addDays(start, after), changeCents: -cents }),
          )
          .filter(({ date }) => date <= day)
          .sort((a, b) => a.date.localeCompare(b.date));
        const cents = movements.reduce((sum, { changeCents }) => sum - changeCents, 0);
        const found = explainRent(terms, [{ kind: 'rentReceipt', count: movements.length, cents }], day);
        const covered = found.weeks.reduce((sum, week) => sum + week.cents, found.partPaymentCents);
        expect(covered).toBe(cents);
        expect(found.weeks.every((week) => week.count * week.eachCents === week.cents)).toBe(true);
        expect(found).toMatchObject(rentPosition(terms, cents, day));
        const balance = rentAccount(terms, movements, day).at(-1)?.balanceCents ?? 0;
        expect(balance).toBe(found.chargedCents - cents);
        expect(found.dueCents).toBe(Math.max(0, balance));
      }),
    );
  });
});
