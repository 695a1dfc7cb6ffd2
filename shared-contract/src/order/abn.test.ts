import { describe, expect, it } from '@jest/globals';
import { formatAbn, isAbn } from './abn.ts';

describe('isAbn', () => {
  it('V1: accepts 11 digits whose weighted sum is divisible by 89, with or without spaces', () => {
    for (const abn of ['51824753556', '11223491505', '33 102 417 032', ' 53 004 085 616 ']) expect(isAbn(abn)).toBe(true);
  });

  it('V1: rejects a wrong check digit, a wrong length and letters', () => {
    for (const abn of ['11223493504', '5182475355', '518247535567', '5182475355A', '']) expect(isAbn(abn)).toBe(false);
  });

  it('V3: derives the ABN of a company from its ACN', () => {
    expect(isAbn('53 004 085 616')).toBe(true);
    expect(isAbn('54 004 085 616')).toBe(false);
  });
});

describe('formatAbn', () => {
  it('V1: groups the digits as invoices show them, and returns other text unchanged', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
    expect(formatAbn('518 typo')).toBe('518 typo');
  });
});
