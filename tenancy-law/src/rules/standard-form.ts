import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, rowAt } from './law-row.ts';
import { type StandardForm, standardFormRows } from './standard-form-rows.ts';

/**
 * Returns the form for an agreement that starts on `date`. `termYears` is the length of a fixed term in years, which
 * may be a fraction, and null for a periodic agreement. A term of exactly the state's limit gets the form for shorter
 * terms.
 */
export function standardForm(
  state: AustralianState,
  date: string,
  { termYears }: { termYears: number | null },
): LawAnswer<StandardForm> {
  const row = rowAt(standardFormRows, state, date);
  const { form, longTerm } = row.value;
  const chosen = longTerm && termYears !== null && termYears > longTerm.overYears ? longTerm.form : form;
  return answerFrom(row, chosen, chosen.prescribed ? `use the ${formTitle(chosen)}` : 'no prescribed form');
}

/** Writes the name of a form with its number: `General tenancy agreement (Form 18a)`. */
export function formTitle({ name, number }: Pick<StandardForm, 'name' | 'number'>): string {
  return number === null ? name : `${name} (${number})`;
}
