import { expect, it } from '@jest/globals';
import { formatPhone } from './person-contact.ts';

it('V7: shows an Australian number as people here write it, and leaves any other alone', () => {
  expect(formatPhone('+61491570006')).toBe('0491 570 006');
  expect(formatPhone('+61355501234')).toBe('(03) 5550 1234');
  for (const other of ['+442071838750', '+6149157000', '+61491570006000', '1300 975 707', '']) {
    expect(formatPhone(other)).toBe(other);
  }
});
