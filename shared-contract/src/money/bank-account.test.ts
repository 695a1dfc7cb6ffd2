import { describe, expect, it } from '@jest/globals';
import { bankAccountViolations, maskAccountNumber, tidyBankAccount } from './bank-account.ts';

const account = { name: 'O Nguyen', bsb: '063-000', number: '0012 3456' };
const paths = (overrides: object) => bankAccountViolations({ ...account, ...overrides }).map((one) => one.propertyPath);

describe('V10 bank account', () => {
  it('accepts a BSB of six digits and a number of 4 to 9 digits, with hyphens and spaces', () => {
    for (const bsb of ['063000', '063-000', '063 000']) expect(paths({ bsb })).toEqual([]);
    for (const number of ['1234', '123456789', '0001', '12-34 56']) expect(paths({ number })).toEqual([]);
  });

  it('rejects other lengths, letters and a number of zeros', () => {
    for (const bsb of ['', '06300', '0630000', '06300a']) expect(paths({ bsb })).toEqual(['bsb']);
    for (const number of ['', '123', '1234567890', '0000', '12a4']) expect(paths({ number })).toEqual(['number']);
  });

  it('needs a name of up to 32 characters', () => {
    for (const name of ['', '  ', 'x'.repeat(33)]) expect(paths({ name })).toEqual(['name']);
  });

  it('keeps leading zeros', () => {
    expect(tidyBankAccount({ name: ' O Nguyen ', bsb: '063 000', number: '0012-3456' })).toEqual({
      name: 'O Nguyen',
      bsb: '063-000',
      number: '00123456',
    });
  });

  it('is masked, and a short number shows two digits only', () => {
    expect(['00123456', '123456', '12345', '1234'].map(maskAccountNumber)).toEqual([
      '••• 456',
      '••• 456',
      '••• 45',
      '••• 34',
    ]);
  });
});
