import { expect, it } from '@jest/globals';
import { instantIn } from 'shared-contract/date/instant-in';
import { entryLaw } from './notice-law.ts';

const friday = (state: 'NSW' | 'QLD', timeZone: string, date: string) =>
  entryLaw({ state, timeZone }, instantIn(timeZone, date, 10 * 60), 'repairs').earliest;

it('counts 48 elapsed hours before an entry when daylight saving starts and ends', () => {
  const sydney = 'Australia/Sydney';
  expect(friday('NSW', sydney, '2026-10-02')).toEqual(instantIn(sydney, '2026-10-04', 11 * 60));
  expect(friday('NSW', sydney, '2027-04-02')).toEqual(instantIn(sydney, '2027-04-04', 9 * 60));
  const brisbane = 'Australia/Brisbane';
  expect(friday('QLD', brisbane, '2026-10-02')).toEqual(instantIn(brisbane, '2026-10-04', 10 * 60));
});
