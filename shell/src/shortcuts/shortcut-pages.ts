import { addresses } from 'shared-contract/page/addresses';

/** The pages that G and another key open, one after the other. */
export const shortcutPages: readonly { key: string; label: string; to: string }[] = [
  { key: 'H', label: 'Home', to: addresses.home() },
  { key: 'I', label: 'Inbox', to: addresses.inbox() },
  { key: 'P', label: 'Properties', to: addresses.properties() },
  { key: 'R', label: 'Rent & money', to: addresses.rentRoll() },
  { key: 'T', label: 'Tenant checks', to: addresses.tenantChecks() },
  { key: 'S', label: 'Find a home', to: addresses.search() },
];
