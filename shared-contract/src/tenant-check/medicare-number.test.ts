import { describe, expect, it } from '@jest/globals';
import { isMedicareNumber } from './medicare-number.ts';

describe('V4 a Medicare number', () => {
  it('has a ninth digit that checks the first eight', () => {
    expect(isMedicareNumber('2123456701')).toBe(true);
    expect(isMedicareNumber('3951333521')).toBe(true);
    const valid = [...'0123456789'].filter((digit) => isMedicareNumber(`21234567${digit}1`));
    expect(valid).toEqual(['0']);
  });

  it('starts with 2 to 6 and has ten digits', () => {
    const firsts = [...'0123456789'].filter((first) =>
      [...'0123456789'].some((check) => isMedicareNumber(`${first}1234567${check}1`)),
    );
    expect(firsts).toEqual(['2', '3', '4', '5', '6']);
    for (const wrong of ['', '212345670', '21234567011', '2123 45670 1', 'A123456701']) {
      expect(isMedicareNumber(wrong)).toBe(false);
    }
  });

  it('differs when two neighbouring digits are swapped', () => {
    expect(isMedicareNumber('2213456701')).toBe(false);
    expect(isMedicareNumber('2124356701')).toBe(false);
  });
});
