import { applicationFieldLabels } from 'shared-contract/application/application-field';
import type { AustralianState } from 'shared-contract/place/suburb';
import { applicationFieldRows, type PermittedFields } from './application-field-rows.ts';
import { answerFrom, type LawAnswer, rowAt } from './law-row.ts';

/** Returns the fields that a rental application may ask when it is started on `date`, a local date at the property. */
export function applicationFields(state: AustralianState, date: string): LawAnswer<PermittedFields> {
  const row = rowAt(applicationFieldRows, state, date);
  return answerFrom(row, row.value, fieldsText(row.value));
}

/** Writes the permitted fields as part of a sentence. */
export function fieldsText({ isLimited, fields }: PermittedFields): string {
  if (!isLimited) return 'no limit on what an application may ask that we know of';
  const labels = fields.map((field) => applicationFieldLabels[field].toLowerCase());
  return `an application may ask only for names, email addresses and ${labels.join(', ')}`;
}
