import { expect, it } from '@jest/globals';
import { formatPhone, tidyPhone } from './person-contact.ts';

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
