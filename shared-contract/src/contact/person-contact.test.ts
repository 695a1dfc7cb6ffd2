import { expect, it } from '@jest/globals';
import { phoneWords } from './person-contact.ts';

it('V7: shows an Australian number as people here write it, and leaves any other alone', () => {
  expect(phoneWords('+61491570006')).toBe('0491 570 006');
  expect(phoneWords('+61355501234')).toBe('(03) 5550 1234');
  for (const other of ['+442071838750', '+6149157000', '+61491570006000', '1300 975 707', '']) {
    expect(phoneWords(other)).toBe(other);
  }
});
