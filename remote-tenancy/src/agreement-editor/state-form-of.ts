import { termsOf } from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { type PartyNames, partyNames } from 'tenancy-law/form/party-names';
import { type StateForm, stateForm } from 'tenancy-law/form/state-form';
import { todayAt } from './agreement-change.ts';

/** Returns the local date that selects form and law: the start date of the agreement, or today's without one. */
export function lawDate(agreement: TenancyAgreement, startDate?: string): string {
  return startDate || termsOf(agreement.tenancyAgreementDetails).startDate || todayAt(agreement, new Date());
}

/** Returns the form of the agreement's state, which names the parties and says which terms there are. */
export function formOf(agreement: TenancyAgreement): StateForm {
  return stateForm(agreement.property.address.state, lawDate(agreement));
}

/** Returns what sentences about the agreement call its parties. */
export function partyNamesOf(agreement: TenancyAgreement): PartyNames {
  return partyNames(agreement.property.address.state, lawDate(agreement));
}
