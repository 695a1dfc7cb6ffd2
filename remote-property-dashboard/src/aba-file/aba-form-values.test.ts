import { describe, expect, it } from '@jest/globals';
import { abaErrors, newAbaValues, newPayee, parseAbaForm } from './aba-form-values.ts';

const payee = {
  ...newPayee(),
  name: 'Strata Plan 123',
  bsb: '733000',
  number: '1234',
  amount: '1,250',
  reference: 'L 7',
};
const values = {
  ...newAbaValues([], '2026-11-30'),
  ...{ bank: 'CBA', userId: '301500', userName: 'O Nguyen', payees: [payee] },
};

describe('the form of an ABA file', () => {
  it('sends amounts as decimals, and neither the account nor the keys of the list', () => {
    expect(parseAbaForm(values)).toEqual({
      ok: true,
      request: {
        ...{ bank: 'CBA', userId: '301500', userName: 'O Nguyen', description: 'BILLS' },
        ...{ date: '2026-11-30', isBalanced: false },
        payees: [{ name: 'Strata Plan 123', bsb: '733000', number: '1234', amount: '1250.00', reference: 'L 7' }],
      },
    });
  });

  it('names each wrong field by its path in the form', () => {
    const wrong = { ...payee, bsb: '73300', amount: '1-2' };
    const parsed = parseAbaForm({ ...values, payees: [payee, wrong, { ...payee, amount: '' }] });
    expect(parsed).toEqual({
      ok: false,
      errors: {
        'payees.1.bsb': 'Enter the BSB: six digits, such as 063-000.',
        'payees.1.amount': expect.stringContaining('you entered “1-2”'),
        'payees.2.amount': 'Enter an amount above $0.00.',
      },
    });
  });

  it('maps the server’s paths to those of the form, with the first message of each', () => {
    const violations = [
      { propertyPath: 'payees[10].bsb', message: 'Enter the BSB.' },
      { propertyPath: 'payees[10].bsb', message: 'A later one.' },
      { propertyPath: 'payees', message: 'Make two files.' },
      { propertyPath: 'date', message: 'Choose a date.' },
    ];
    expect(abaErrors(violations)).toEqual({
      'payees.10.bsb': 'Enter the BSB.',
      payees: 'Make two files.',
      date: 'Choose a date.',
    });
  });
});
