export { loadSecrets, type Secrets } from './secrets.ts';
