import { describe, expect, it } from '@jest/globals';
import {
  expenseErrors,
  newExpenseValues,
  toExpenseFields,
  typicalGst,
  valuesOfExpense,
} from './expense-form-values.ts';

const today = '2026-11-23';
const valid = {
  ...newExpenseValues(today),
  supplier: ' Ace Plumbing ',
  label: 'repairs',
  amount: '1,100.50',
  gst: '100.05',
  privateShare: '20',
};
const errorsOf = (changes: object) => {
  const parsed = toExpenseFields({ ...valid, ...changes }, today);
  return parsed.ok ? {} : parsed.errors;
};

describe('the form of an expense (V34)', () => {
  it('sends amounts as decimals, and no capital item unless it is one', () => {
    const values = { ...valid, acquiredOn: '2026-01-01', cost: '5' };
    expect(toExpenseFields(values, today)).toEqual({
      ok: true,
      fields: {
        paidOn: today,
        supplier: 'Ace Plumbing',
        description: '',
        label: 'repairs',
        amount: '1100.50',
        gst: '100.05',
        privateShare: 20,
        capital: null,
      },
      repeat: null,
    });
    expect(toExpenseFields({ ...values, gst: '', isCapital: true }, today)).toMatchObject({
      fields: { gst: '0.00', capital: { acquiredOn: '2026-01-01', cost: '5.00' } },
    });
  });

  it('sends how often the expense repeats, but not for a capital item', () => {
    const repeating = { ...valid, frequency: 'monthly', endsOn: '2026-12-23', acquiredOn: today, cost: '5' };
    const repeatOf = (changes: object) => toExpenseFields({ ...repeating, ...changes }, today);
    expect(repeatOf({})).toMatchObject({ repeat: { frequency: 'monthly', endsOn: '2026-12-23' } });
    expect(repeatOf({ endsOn: '' })).toMatchObject({ repeat: { frequency: 'monthly', endsOn: null } });
    expect(repeatOf({ isCapital: true })).toMatchObject({ ok: true, repeat: null });
    expect(repeatOf({ endsOn: today })).toMatchObject({ errors: { endsOn: expect.stringContaining('after') } });
  });

  it('names all invalid fields at once', () => {
    expect(errorsOf({ ...newExpenseValues(''), privateShare: '101', isCapital: true })).toEqual({
      paidOn: 'Enter the date of the payment.',
      supplier: 'Enter who was paid.',
      label: 'Choose a label.',
      amount: 'Enter an amount above $0.00.',
      privateShare: 'Enter a whole number from 0 to 100.',
      acquiredOn: 'Enter the date on which you got the item.',
      cost: 'Enter an amount above $0.00.',
    });
    expect(errorsOf({ amount: '1e9', gst: '-1', privateShare: '12.5', paidOn: '2026-11-24' })).toEqual({
      amount: expect.stringContaining('1e9'),
      gst: expect.stringContaining('-1'),
      privateShare: 'Enter a whole number from 0 to 100.',
      paidOn: 'Choose today or an earlier date.',
    });
    expect(errorsOf({ gst: '100.07' })).toEqual({ gst: expect.stringContaining('$100.05') });
  });

  it('shows the stored expense', () => {
    const stored = {
      ...{ '@id': '/api/expenses/1', '@type': 'Expense', id: '1', property: '/api/properties/2' },
      ...{ paidOn: today, supplier: 'Ace', description: 'Tap', label: 'repairs', amount: '1100.50', gst: '0.00' },
      ...{ privateShare: 5, rentalAmount: '1045.48', receipt: null, createdAt: '2026-11-23T00:00:00Z' },
      capital: { acquiredOn: '2026-01-01', cost: '1100.50' },
    };
    const values = valuesOfExpense(stored);
    expect(values).toMatchObject({ amount: '1,100.50', gst: '0', privateShare: '5', isCapital: true });
    expect(toExpenseFields(values, today)).toMatchObject({ fields: { capital: stored.capital, amount: '1100.50' } });
  });

  it('maps the server’s violations to fields', () => {
    const violation = (propertyPath: string) => ({ propertyPath, message: `${propertyPath}.` });
    expect(expenseErrors(['capital.cost', 'gst', 'property'].map(violation))).toEqual({
      errors: { cost: 'capital.cost.', gst: 'gst.' },
      rest: ['property.'],
    });
  });

  it('suggests one eleventh as GST', () => {
    expect([typicalGst('110'), typicalGst('59.95'), typicalGst(''), typicalGst('x')]).toEqual([1_000, 545, null, null]);
  });
});
