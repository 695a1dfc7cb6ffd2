import type { AgreementTermName } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import { type Confidence, rowAt } from '../rules/law-row.ts';
import { type SectionName, type StateFormLabels, stateFormRows } from './state-form-rows.ts';

export type { SectionName, StateFormLabels } from './state-form-rows.ts';

/** The form of a state: its labels, whether it has a term, and the order of its parts. */
export type StateForm = {
  labels: StateFormLabels;
  /** False for a term that the form has no place for. Such a term is neither shown nor stored. */
  has(term: AgreementTermName): boolean;
  order: readonly SectionName[];
  source: string;
  confidence: Confidence;
};

/**
 * Returns the form that a state has on a local date, the start date of the agreement, or today's while it has none.
 * @throws RangeError for an unknown state
 */
export function stateForm(state: AustralianState, date: string): StateForm {
  const { value, source, confidence } = rowAt(stateFormRows, state, date);
  const missing = new Set(value.without);
  return {
    labels: value.labels,
    has: (term) => !missing.has(term),
    order: value.order,
    source: source.title,
    confidence,
  };
}
