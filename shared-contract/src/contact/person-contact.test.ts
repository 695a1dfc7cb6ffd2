import { expect, it } from '@jest/globals';
import * as z from 'shared-contract/schema';
import { businessPhone, formatPhone, personPhone, tidyPhone } from './person-contact.ts';

it('V7: shows an Australian number as people here write it, and leaves any other alone', () => {
  expect(formatPhone('+61491570006')).toBe('0491 570 006');
  expect(formatPhone('+61355501234')).toBe('(03) 5550 1234');
  for (const other of ['+442071838750', '+6149157000', '+61491570006000', '1300 975 707', '']) {
    expect(formatPhone(other)).toBe(other);
  }
});

it('V7: formats a typed Australian number, and only trims other text', () => {
  for (const typed of ['0491570006', '+61 491 570 006', '0061491570006', ' (04) 9157-0006 ']) {
    expect(tidyPhone(typed)).toBe('0491 570 006');
  }
  expect(tidyPhone('0355501234')).toBe('(03) 5550 1234');
  for (const other of ['1300 975 707', '+64 21 123 4567', '0491 570', '491570006', '']) {
    expect(tidyPhone(` ${other} `)).toBe(other);
  }
});

it('V7: accepts 13, 1300 and 1800 numbers of businesses only', () => {
  const accepts = (schema: z.ZodMiniType, typed: string) => z.safeParse(schema, typed).success;
  for (const typed of ['1300 975 707', '1800 975 711', '13 11 14', '(13) 11-14', ' 1300975707 ']) {
    expect([typed, accepts(businessPhone, typed), accepts(personPhone, typed)]).toEqual([typed, true, false]);
  }
  for (const typed of [
    '1900 975 707',
    '190 123',
    '1300 97',
    '1300 975 7077',
    '+61 1300 975 707',
    '13 11 14 ext 2',
    '',
  ]) {
    expect([typed, accepts(businessPhone, typed)]).toEqual([typed, false]);
  }
  for (const typed of ['0491 570 006', '(03) 5550 1234', '+44 20 7183 8750']) {
    expect([typed, accepts(businessPhone, typed)]).toEqual([typed, true]);
  }
});
