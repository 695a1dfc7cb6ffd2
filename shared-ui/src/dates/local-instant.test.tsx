import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { zoneNameAt } from './format-dates.ts';
import { LocalInstant } from './local-instant.tsx';

const at = '2026-11-27T23:00:00Z';
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = ['Australia/Perth', 'Australia/Sydney'] as const;
/** A zone in which a clock differs from the one of the machine that runs the test. */
const other = zones.find((zone) => zoneNameAt(at, zone) !== zoneNameAt(at, own)) ?? zones[0];

function textOf(show: 'date' | 'time' | 'dateTime' | 'day', timeZone?: string): string {
  const { container, unmount } = render(<LocalInstant at={at} show={show} {...(timeZone ? { timeZone } : {})} />);
  const text = container.textContent;
  unmount();
  return text;
}

it('names the zone of a time that is not the visitor’s', () => {
  const name = zoneNameAt(at, other);
  expect(textOf('time', other)).toMatch(new RegExp(`[ap]m ${name}$`));
  expect(textOf('dateTime', other)).toMatch(new RegExp(`[ap]m ${name}$`));
});

it('names no zone for a date, and for a time in the visitor’s own zone', () => {
  expect(textOf('date', other)).not.toContain(zoneNameAt(at, other));
  expect(textOf('day', other)).not.toContain(zoneNameAt(at, other));
  expect(textOf('time', own)).toMatch(/[ap]m$/);
  expect(textOf('time')).toMatch(/[ap]m$/);
});
