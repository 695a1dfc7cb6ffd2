import { clockParts } from '../date/clock-parts.ts';
import { localDateIn } from '../date/local-date.ts';
import type { AustralianState } from '../place/suburb.ts';
import type { Violation } from '../wire/problem.ts';

type Span = { startAt: Date; endAt: Date };

const shortest = 10;
const longest = 120;
const opensFrom = 7 * 60;
const closesBy = 20 * 60;

/**
 * V19. `others` are the listing's other open homes; `timeZone` the property's own, because "same day" and "7 am" mean its
 * clocks. `notBefore` is the earliest start allowed: now for a new one, null for one that exists.
 */
export function openViolations(
  { startAt, endAt }: Span,
  { timeZone, others, notBefore }: { timeZone: string; others: readonly Span[]; notBefore: Date | null },
): Violation[] {
  if (endAt <= startAt) return [refuse('endAt', 'An open home ends after it starts.')];
  const minutes = (endAt.getTime() - startAt.getTime()) / 60_000;
  const violations: Violation[] = [];
  if (notBefore && startAt < notBefore) violations.push(refuse('startAt', 'An open home lies in the future.'));
  if (localDateIn(timeZone, startAt) !== localDateIn(timeZone, endAt)) {
    violations.push(refuse('endAt', 'An open home starts and ends on the same day.'));
  } else if (minutes < shortest || minutes > longest) {
    violations.push(refuse('endAt', `An open home lasts ${shortest} to ${longest} minutes, not ${minutes}.`));
  }
  if (minuteOfDay(startAt, timeZone) < opensFrom || minuteOfDay(endAt, timeZone) > closesBy) {
    violations.push(refuse('startAt', 'Open homes are between 7 am and 8 pm, by the clocks where the property is.'));
  }
  if (others.some((other) => startAt < other.endAt && other.startAt < endAt)) {
    violations.push(refuse('startAt', 'This overlaps another open home of the listing.'));
  }
  return violations;
}

/** V19: hours of written notice before somebody who lives there must let people in; null where the state says nothing we know. */
export function tenantNoticeHours(state: AustralianState): number | null {
  return noticeHours[state] ?? null;
}

const noticeHours: Partial<Record<AustralianState, number>> = { QLD: 48, NSW: 7 * 24, VIC: 7 * 24 };

const refuse = (propertyPath: keyof Span, message: string): Violation => ({ propertyPath, message, code: 'open-home' });

/** Minutes since midnight as clocks in the zone show it. */
function minuteOfDay(at: Date, timeZone: string): number {
  const { hour = 0, minute = 0 } = clockParts(at, timeZone);
  return Number(hour) * 60 + Number(minute);
}
