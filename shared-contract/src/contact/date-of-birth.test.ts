import { expect, it } from '@jest/globals';
import { dateOfBirthViolations } from './date-of-birth.ts';

const codesOf = (dateOfBirth: string | undefined) =>
  dateOfBirthViolations(dateOfBirth, { today: '2026-11-21', minorMessage: 'You must be 18.' }).map(({ code }) => code);

it('accepts adults from the day they turn 18, and a missing date', () => {
  expect(codesOf('2008-11-21')).toEqual([]);
  expect(codesOf('2008-11-22')).toEqual(['adult']);
  expect(codesOf('2015-01-01')).toEqual(['adult']);
  expect(codesOf(undefined)).toEqual([]);
});

it('rejects a birth in the future or more than 120 years ago', () => {
  expect(codesOf('1906-11-21')).toEqual([]);
  for (const impossible of ['2030-01-01', '9999-12-31', '1906-11-20', '1850-01-01', '0001-01-01']) {
    expect([impossible, codesOf(impossible)]).toEqual([impossible, ['date-of-birth']]);
  }
});
