import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { AgreementContent } from '../agreement/agreement-content.ts';
import type { SectionName, StateForm } from './state-form.ts';

/** One part of the document. Rows and paragraphs are plain text; a value can have line breaks. */
export type AgreementSection = {
  name: SectionName;
  title: string;
  rows: { label: string; value: string }[];
  paragraphs?: string[];
};

/** What a part is built from. `content.terms` has only terms that the form has; `date` selects the law. */
export type SectionContext = {
  content: AgreementContent;
  state: AustralianState;
  date: string;
  form: StateForm;
};

/** The value of a row whose term a draft does not have yet. */
export const notEntered = 'Not entered yet';

/** A row of the document. A missing or blank value is shown as not entered. */
export function row(label: string, value: string | null | undefined): AgreementSection['rows'][number] {
  return { label, value: value?.trim() || notEntered };
}

/** A row that is left out when its value is blank. */
export function optionalRow(label: string, value: string | null | undefined): AgreementSection['rows'] {
  return value?.trim() ? [row(label, value)] : [];
}

/** Formats a decimal amount such as `"650.00"` as `$650.00`. */
export function money(amount: string | undefined): string | undefined {
  return amount === undefined ? undefined : formatMoney(centsOf(amount));
}

/** Numbers labels that repeat, such as those of two repairers of one trade, so that each row is clear on its own. */
export function withUniqueLabels(rows: AgreementSection['rows']): AgreementSection['rows'] {
  const counts = new Map<string, number>();
  return rows.map(({ label, value }) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return { label: count === 1 ? label : `${label} ${count}`, value };
  });
}
