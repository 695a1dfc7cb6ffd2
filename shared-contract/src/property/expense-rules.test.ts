import { describe, expect, it } from '@jest/globals';
import { expenseViolations, maxGst, rentalCents } from './expense-rules.ts';

const today = '2026-11-23';
const valid = {
  paidOn: today,
  description: '',
  amount: '110.00',
  gst: '10.00',
  privateShare: 0,
  capital: null,
};
const paths = (fields: object) => expenseViolations({ ...valid, ...fields }, today).map((one) => one.propertyPath);

describe('V34 expense', () => {
  it('was paid today or earlier', () => {
    expect([paths({}), paths({ paidOn: '2020-02-29' })]).toEqual([[], []]);
    expect(paths({ paidOn: '2026-11-24' })).toEqual(['paidOn']);
    expect(paths({ paidOn: '0202-11-23' })).toEqual(['paidOn']);
  });

  it('has an amount above zero, with GST of at most one eleventh and a tolerance of 1 cent', () => {
    expect(paths({ gst: '10.01' })).toEqual([]);
    expect(paths({ gst: '10.02' })).toEqual(['gst']);
    expect(paths({ gst: '-0.01' })).toEqual(['gst']);
    expect(paths({ amount: '0.00', gst: '0.00' })).toEqual(['amount']);
    expect(paths({ amount: '-5.00', gst: '0.00' })).toEqual(['amount']);
    expect(paths({ amount: '100000000.01' })).toEqual(['amount']);
    expect(maxGst(11_000)).toBe(1_001);
  });

  it('has the acquisition date and the cost of a capital item', () => {
    expect(paths({ capital: { acquiredOn: today, cost: '2400.00' } })).toEqual([]);
    expect(paths({ capital: { acquiredOn: '2026-11-24', cost: '0.00' } })).toEqual([
      'capital.acquiredOn',
      'capital.cost',
    ]);
  });

  it('reports all violations at once', () => {
    expect(paths({ paidOn: '2027-01-01', amount: '0.00', gst: '-1.00' })).toEqual(['paidOn', 'amount', 'gst']);
  });

  it('is for rent without its private share, rounded half up', () => {
    expect([rentalCents(10_000, 0), rentalCents(10_000, 25), rentalCents(101, 50), rentalCents(99, 100)]).toEqual([
      10_000, 7_500, 51, 0,
    ]);
  });
});
