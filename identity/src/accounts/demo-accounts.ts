import type { Account } from './account-store.ts';

export const demoPassword = 'verandah-demo';

/** Accounts for demos. Their `sub` values must not change, because the demo data on the site refers to them. */
export const demoAccounts: readonly Account[] = [
  { sub: 'demo-olivia', email: 'olivia@example.com', givenName: 'Olivia', familyName: 'Nguyen' },
  { sub: 'demo-jack', email: 'jack@example.com', givenName: 'Jack', familyName: "O'Brien" },
  { sub: 'demo-agent', email: 'agent@example.com', givenName: 'Priya', familyName: 'Sharma' },
];

/** False for a demo account whose user has changed the address. */
export const isDemoAddress = ({ sub, email }: Account): boolean =>
  demoAccounts.some((demo) => demo.sub === sub && demo.email === email);
