export type { Developer } from './developer/developer.ts';
export { createGateway } from './gateway.ts';
