import { expect, it } from '@jest/globals';
import { openWords } from './open-words.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

it('tells an open home by the clocks of the property', () => {
  const open = { startAt: '2026-11-27T23:00:00Z', endAt: '2026-11-27T23:30:00Z' };
  expect(plain(openWords(open, 'Australia/Melbourne'))).toBe('Sat, 28 Nov, 10:00 am – 10:30 am');
  expect(plain(openWords(open, 'Australia/Darwin'))).toBe('Sat, 28 Nov, 8:30 am – 9:00 am');
});
