import type { AustralianState } from 'shared-contract/place/suburb';
import { type EntryPurpose, entryNoticeRows } from './entry-notice-rows.ts';
import { answerFrom, type LawAnswer, rowAt } from './law-row.ts';

/**
 * Returns the hours of written notice before the landlord enters, for a notice given on `date`. `hours` is null where
 * the state asks for reasonable notice without a figure, or where we know none. Hours are elapsed time:
 * after a notice on Friday 10 am, 48 hours end on Sunday 11 am if daylight saving starts in between.
 */
export function entryNotice(
  state: AustralianState,
  date: string,
  { purpose }: { purpose: EntryPurpose },
): LawAnswer<{ hours: number | null }> {
  const row = rowAt(
    entryNoticeRows.filter(({ value }) => value.purpose === purpose),
    state,
    date,
  );
  const { hours } = row.value;
  const text = hours === null ? 'reasonable notice before entry' : `at least ${hoursText(hours)}’ notice before entry`;
  return answerFrom(row, { hours }, text);
}

/** Writes whole days from 3 days on, otherwise hours. */
export function hoursText(hours: number): string {
  return hours >= 72 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
