import { addMonths } from '../date/local-date.ts';
import type { Violation } from '../wire/problem.ts';

/**
 * Returns the violations of the date of birth of an adult: 18 or older on the local date `today`, and younger than 120.
 * A missing date has none. `minorMessage` is the message for a person under 18.
 */
export function dateOfBirthViolations(
  dateOfBirth: string | undefined,
  { today, minorMessage }: { today: string; minorMessage: string },
): Violation[] {
  if (dateOfBirth === undefined) return [];
  const violation = (code: string, message: string) => [{ propertyPath: 'dateOfBirth', message, code }];
  // A date in the future is a slip, so its message does not tell the person to be older.
  if (dateOfBirth > today) return violation('date-of-birth', 'Check the year of birth.');
  if (addMonths(dateOfBirth, 18 * 12) > today) return violation('adult', minorMessage);
  return addMonths(dateOfBirth, 120 * 12) < today ? violation('date-of-birth', 'Check the year of birth.') : [];
}
