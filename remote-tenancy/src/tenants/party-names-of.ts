import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { type PartyNames, partyNames } from 'tenancy-law/form/party-names';
import { stateForm } from 'tenancy-law/form/state-form';

type Rented = Pick<Tenancy, 'noticeFacts' | 'startDate'>;

/** Without its facts, a tenancy has the names that most states use. */
const stateOf = ({ noticeFacts }: Rented) => noticeFacts?.state ?? 'NSW';

/** Returns what sentences about the tenancy call its parties. */
export const partiesOfTenancy = (tenancy: Rented): PartyNames => partyNames(stateOf(tenancy), tenancy.startDate);

/** Returns the heading for the people who rent, such as `Renters`. */
export const tenantsTitle = (tenancy: Rented): string =>
  `${stateForm(stateOf(tenancy), tenancy.startDate).labels.tenant}s`;
