import type { AustralianState } from 'shared-contract/place/suburb';
import { stateForm } from './state-form.ts';

/** The parties of an agreement inside a sentence, such as `rental provider`, `renter` and `renters`. */
export type PartyNames = { landlord: string; tenant: string; tenants: string };

/**
 * Returns what sentences about an agreement call its parties: the labels of the state's form on a local date, in lower
 * case.
 * @throws RangeError for an unknown state
 */
export function partyNames(state: AustralianState, date: string): PartyNames {
  const { labels } = stateForm(state, date);
  const tenant = labels.tenant.toLowerCase();
  return { landlord: labels.landlord.toLowerCase(), tenant, tenants: `${tenant}s` };
}
