import type { AustralianState } from 'shared-contract/place/suburb';
import { daysBetween, workingDaysAfter } from './plain-dates.ts';

/** The number of the agreement's form; null for a form without a number. */
export function formNumber(state: AustralianState, termYears: number | null): string | null {
  if (state === 'NSW') return 'FT6600';
  if (state === 'VIC') return termYears !== null && termYears > 5 ? 'Form 2' : 'Form 1';
  if (state === 'QLD') return 'Form 18a';
  return state === 'WA' ? 'Form 1AA' : null;
}

/** TAS has no prescribed form. */
export function isPrescribed(state: AustralianState): boolean {
  return state !== 'TAS';
}

/** What the landlord hands over with the agreement. */
export function enclosures(state: AustralianState): RegExp[] {
  if (state === 'QLD') return [/17a/, /\b1a\b/];
  if (state === 'WA') return [/1AC/];
  if (state === 'SA') return [/Tenant Information Guide/i];
  if (state === 'TAS') return [/Rental Guide/i];
  if (state === 'ACT') return [/Renting Book/i];
  return state === 'NT' ? [/condition report/i] : [];
}

/** The form of a rental application. */
export function applicationFormIsPrescribed(state: AustralianState, date: string): boolean {
  if (state === 'QLD') return date >= '2025-05-01';
  return state === 'VIC' && date >= '2026-03-31';
}

/** Whether an application may ask about pets, for a date of birth and for other things, such as a message. */
export function applicationQuestions(
  state: AustralianState,
  date: string,
): [pets: boolean, birth: boolean, other: boolean] {
  if (!applicationFormIsPrescribed(state, date)) return [true, true, true];
  return state === 'QLD' ? [true, true, false] : [false, false, false];
}

/** Days until a posted notice counts as received: in NSW on the 7th working day. Null is no known figure. */
export function daysByPost(state: AustralianState, date: string): number | null {
  return state === 'NSW' ? daysBetween(date, workingDaysAfter(state, date, 7)) : null;
}
