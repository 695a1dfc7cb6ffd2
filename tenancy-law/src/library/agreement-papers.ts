import type { AustralianState } from 'shared-contract/place/suburb';
import { formTitle, standardForm } from '../rules/standard-form.ts';
import { type OfficialForm, officialForms } from './official-forms.ts';

/** A document of the state that belongs to an agreement. `title` is the text of the law's row. */
export type AgreementPaper = { title: string; form: OfficialForm };

/** The prescribed form, null where the state prescribes none, and what the tenants get with the agreement. */
export type AgreementPapers = { form: AgreementPaper | null; enclosures: AgreementPaper[] };

/**
 * Returns the official documents of an agreement that starts on `date`, each with the page of its publisher. Of two
 * forms for terms of different lengths it is the one for `termYears`, the length of a fixed term in years.
 */
export function agreementPapers(
  state: AustralianState,
  date: string,
  term: { termYears: number | null },
): AgreementPapers {
  const { value } = standardForm(state, date, term);
  const all = officialForms(state, date);
  const form = all.find(({ kind, name, number }) => {
    return kind === 'agreement' && name === value.name && number === value.number;
  });
  // The library lists the enclosures in the order of the row.
  const enclosed = all.filter(({ kind }) => kind === 'guide' || kind === 'conditionReport');
  return {
    form: form ? { title: formTitle(value), form } : null,
    enclosures: enclosed.flatMap((form, index) => {
      const title = value.enclosures[index];
      return title === undefined ? [] : [{ title, form }];
    }),
  };
}
