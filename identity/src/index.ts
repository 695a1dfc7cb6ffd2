export { demoAccounts, demoPassword } from './accounts/demo-accounts.ts';
export { type Identity, startIdentity } from './identity.ts';
