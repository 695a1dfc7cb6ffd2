import { describe, expect, it } from '@jest/globals';
import { localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import { expenseLabel } from 'shared-contract/property/expense-label';
import { expenseViolations } from 'shared-contract/property/expense-rules';
import { dataset, now, propertyOf } from '../dataset/testing/full-dataset.ts';

describe('demo expenses', () => {
  it('has at least 300, with every label of the tax office, with and without GST', () => {
    expect(dataset.expenses.length).toBeGreaterThanOrEqual(300);
    expect(new Set(dataset.expenses.map(({ label }) => label))).toEqual(new Set(expenseLabel.options));
    expect(new Set(dataset.expenses.map(({ gstCents }) => gstCents > 0))).toEqual(new Set([true, false]));
    expect(dataset.expenses.some(({ privateShare }) => privateShare > 0)).toBe(true);
  });

  it('V34: has no expense that an owner could not enter', () => {
    for (const row of dataset.expenses) {
      const { timeZone, ownerId } = propertyOf.get(row.propertyId) ?? { timeZone: 'UTC', ownerId: '' };
      expect(row.ownerId).toBe(ownerId);
      const { paidOn, description, privateShare, acquiredOn, costCents } = row;
      const capital = acquiredOn && costCents ? { acquiredOn, cost: amountOf(costCents) } : null;
      const money = { amount: amountOf(row.amountCents), gst: amountOf(row.gstCents) };
      const today = localDateIn(timeZone, now);
      expect(expenseViolations({ paidOn, description, privateShare, capital, ...money }, today)).toEqual([]);
    }
    const territory = dataset.expenses.filter((row) => propertyOf.get(row.propertyId)?.state === 'NT');
    expect(territory.filter(({ label }) => label === 'landTax')).toEqual([]);
    expect(territory.some(({ supplier }) => supplier === 'Power and Water Corporation')).toBe(true);
    expect(new Set(dataset.expenses.map(({ id }) => id)).size).toBe(dataset.expenses.length);
  });
});
