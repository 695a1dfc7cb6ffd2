import { expect, it } from '@jest/globals';
import { countdownLabel, openHomeLabel } from './open-home-labels.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

it('formats an open home in the time zone of the property', () => {
  const open = { startAt: '2026-11-27T23:00:00Z', endAt: '2026-11-27T23:30:00Z' };
  expect(plain(openHomeLabel(open, 'Australia/Melbourne'))).toBe('Sat, 28 Nov, 10:00 am – 10:30 am');
  expect(plain(openHomeLabel(open, 'Australia/Darwin'))).toBe('Sat, 28 Nov, 8:30 am – 9:00 am');
});

it('adds the year when it is most of a year ahead, in the time zone of the property', () => {
  const open = { startAt: '2027-12-31T22:00:00Z', endAt: '2027-12-31T22:30:00Z' };
  const now = new Date('2026-11-27T22:00:00Z');
  expect(plain(openHomeLabel(open, 'Australia/Melbourne', now))).toBe('Sat, 1 Jan 2028, 9:00 am – 9:30 am');
  const near = { startAt: '2027-01-08T23:00:00Z', endAt: '2027-01-08T23:30:00Z' };
  expect(plain(openHomeLabel(near, 'Australia/Melbourne', now))).toBe('Sat, 9 Jan, 10:00 am – 10:30 am');
});

it.each([
  ['2026-11-27T22:00:10Z', 'in 1 minute'],
  ['2026-11-27T22:30:00Z', 'in 30 minutes'],
  ['2026-11-27T23:30:00Z', 'in 1 hour'],
  ['2026-11-28T20:00:00Z', 'in 22 hours'],
  ['2026-11-29T03:00:00Z', 'in 1 day'],
  ['2026-12-06T22:00:00Z', 'in 9 days'],
])('counts down to %s', (at, words) => {
  expect(countdownLabel(at, new Date('2026-11-27T22:00:00Z'))).toBe(words);
});
