import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { termYears } from 'tenancy-law/form/form-date';
import { type AgreementPapers, agreementPapers } from 'tenancy-law/library/agreement-papers';
import type { LawAnswer } from 'tenancy-law/rules/law-row';
import { standardForm } from 'tenancy-law/rules/standard-form';
import type { StandardForm } from 'tenancy-law/rules/standard-form-rows';
import { lawDate } from '../state-form-of.ts';

/** The state's form for an agreement, and the official documents with their pages. */
type FormAndPapers = { form: LawAnswer<StandardForm>; papers: AgreementPapers };

/** Returns the state's form for this agreement. Null for premises that are no home. */
export function standardFormOf(agreement: TenancyAgreement): FormAndPapers | null {
  const { terms, property } = contentOf(agreement);
  if (property.propertyType !== 'Residential') return null;
  const date = lawDate(agreement);
  const term = { termYears: termYears(terms) };
  return {
    form: standardForm(property.state, date, term),
    papers: agreementPapers(property.state, date, term),
  };
}
