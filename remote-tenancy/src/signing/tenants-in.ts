import type { SigningParty } from 'shared-contract/agreement/signing';

export const tenantsIn = (parties: readonly SigningParty[]): SigningParty[] =>
  parties.filter(({ role }) => role === 'tenant');
