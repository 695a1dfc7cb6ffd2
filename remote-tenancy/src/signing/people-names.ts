import type { SigningParty } from 'shared-contract/agreement/signing';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Returns the names of people: `Mia and Tom`. */
export const namesOf = (people: readonly SigningParty[]): string => list.format(people.map(({ name }) => name));

export const tenantsIn = (parties: readonly SigningParty[]): SigningParty[] =>
  parties.filter(({ role }) => role === 'tenant');
