import Holidays from 'date-holidays';
import type { AustralianState } from 'shared-contract/place/suburb';

/** A notice period. */
export type Span = { days: number } | { months: number };

const msPerDay = 86_400_000;

function utc(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

function text(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function daysAfter(date: string, days: number): string {
  return text(utc(date) + days * msPerDay);
}

export function daysBetween(from: string, to: string): number {
  return (utc(to) - utc(from)) / msPerDay;
}

export function isLeapYear(date: string): boolean {
  return new Date(Date.UTC(Number(date.slice(0, 4)), 1, 29)).getUTCMonth() === 1;
}

/** Day 0 of the month after the target is the last day of the target, so a date past the end of a month moves back. */
export function monthsAfter(date: string, months: number): string {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1 + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return text(Date.UTC(year, month, Math.min(Number(date.slice(8, 10)), lastDay)));
}

export function spanAfter(date: string, span: Span): string {
  return 'days' in span ? daysAfter(date, span.days) : monthsAfter(date, span.months);
}

export function latest(...dates: string[]): string {
  return dates.toSorted().at(-1) ?? '';
}

const dayIn = new Map<string, Intl.DateTimeFormat>();

export function localDay(timeZone: string, ms: number): string {
  const format = dayIn.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayIn.set(timeZone, format);
  return format.format(ms);
}

const calendars = new Map<AustralianState, Holidays>();
const holidays = new Map<string, Set<string>>();

/**
 * A public holiday lasts the whole day in the whole state. An evening, such as Christmas Eve, is a part day. Holidays
 * are known for 2020 to 2045.
 */
function publicHolidays(state: AustralianState, year: number): Set<string> {
  if (year < 2020 || year > 2045) return new Set();
  const key = `${state} ${year}`;
  const known = holidays.get(key);
  if (known) return known;
  const ofState = calendars.get(state) ?? new Holidays('AU', state);
  calendars.set(state, ofState);
  const days = ofState
    .getHolidays(year)
    .filter(({ type, start, end }) => type === 'public' && end.getTime() - start.getTime() >= 23 * 3_600_000)
    .map(({ date }) => date.slice(0, 10));
  const found = new Set(days);
  holidays.set(key, found);
  return found;
}

export function isWorkingDay(state: AustralianState, date: string): boolean {
  const weekday = new Date(utc(date)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays(state, Number(date.slice(0, 4))).has(date);
}

export function workingDaysAfter(state: AustralianState, date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (isWorkingDay(state, day)) left -= 1;
  }
  return day;
}
