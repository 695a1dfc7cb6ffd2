import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { termYears } from 'tenancy-law/form/form-date';
import type { LawAnswer } from 'tenancy-law/rules/law-row';
import { standardForm } from 'tenancy-law/rules/standard-form';
import type { StandardForm } from 'tenancy-law/rules/standard-form-rows';
import { lawDate } from '../state-form-of.ts';

/** Returns the state's form for this agreement. Null for premises that are no home. */
export function standardFormOf(agreement: TenancyAgreement): LawAnswer<StandardForm> | null {
  const { terms, property } = contentOf(agreement);
  if (property.propertyType !== 'Residential') return null;
  return standardForm(property.state, lawDate(agreement), { termYears: termYears(terms) });
}
