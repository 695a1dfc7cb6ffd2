import { clockParts } from '../date/clock-parts.ts';
import { localDateIn } from '../date/local-date.ts';
import type { Violation } from '../wire/problem.ts';

type Span = { startAt: Date; endAt: Date };

const minMinutes = 10;
const maxMinutes = 120;
const opensFrom = 7 * 60;
const closesBy = 20 * 60;

/**
 * Checks the length and the hours of an open home, and that it overlaps none of `others`, the listing's other open
 * homes (V19). The rules use local times of the property in `timeZone` (IANA). `notBefore` is the earliest allowed
 * start: now for a new open home, null for an existing one.
 */
export function openViolations(
  { startAt, endAt }: Span,
  { timeZone, others, notBefore }: { timeZone: string; others: readonly Span[]; notBefore: Date | null },
): Violation[] {
  if (endAt <= startAt) return [refuse('endAt', 'Choose an end time after the start.')];
  const minutes = (endAt.getTime() - startAt.getTime()) / 60_000;
  const violations: Violation[] = [];
  if (notBefore && startAt < notBefore) violations.push(refuse('startAt', 'Choose a future date and time.'));
  if (localDateIn(timeZone, startAt) !== localDateIn(timeZone, endAt)) {
    violations.push(refuse('endAt', 'An open home must start and end on the same day.'));
  } else if (minutes < minMinutes || minutes > maxMinutes) {
    violations.push(
      refuse('endAt', `Open homes last ${minMinutes} to ${maxMinutes} minutes (this one lasts ${minutes}).`),
    );
  }
  if (minuteOfDay(startAt, timeZone) < opensFrom || minuteOfDay(endAt, timeZone) > closesBy) {
    violations.push(refuse('startAt', 'Open homes are between 7 am and 8 pm (local time).'));
  }
  if (others.some((other) => startAt < other.endAt && other.startAt < endAt)) {
    violations.push(refuse('startAt', 'This clashes with another open home for this listing.'));
  }
  return violations;
}

const refuse = (propertyPath: keyof Span, message: string): Violation => ({ propertyPath, message, code: 'open-home' });

/** Returns the minutes since midnight, in local time. */
function minuteOfDay(at: Date, timeZone: string): number {
  const { hour = 0, minute = 0 } = clockParts(at, timeZone);
  return Number(hour) * 60 + Number(minute);
}
