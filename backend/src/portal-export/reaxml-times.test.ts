import { expect, it } from '@jest/globals';
import { reaxmlInspection, reaxmlTime } from './reaxml-times.ts';

it.each([
  ['2026-10-03T16:30:00Z', 'Australia/Sydney', '2026-10-04-03:30:00'],
  ['2026-10-03T15:30:00Z', 'Australia/Sydney', '2026-10-04-01:30:00'],
  ['2026-07-01T14:00:00Z', 'Australia/Brisbane', '2026-07-02-00:00:00'],
])('formats %s in %s as %s, with daylight saving', (at, timeZone, expected) => {
  expect(reaxmlTime(new Date(at), timeZone)).toBe(expected);
});

it.each([
  ['2026-11-20T23:30:00Z', '2026-11-21T01:30:00Z', '21-Nov-2026 10:30am to 12:30pm'],
  ['2026-11-21T02:00:00Z', '2026-11-21T02:30:00Z', '21-Nov-2026 1:00pm to 1:30pm'],
  ['2026-11-20T13:00:00Z', '2026-11-20T13:15:00Z', '21-Nov-2026 12:00am to 12:15am'],
])('formats inspections with a 12-hour clock', (startAt, endAt, expected) => {
  expect(reaxmlInspection(new Date(startAt), new Date(endAt), 'Australia/Melbourne')).toBe(expected);
});
