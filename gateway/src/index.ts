export type { Developer } from './developer.ts';
export { createGateway } from './gateway.ts';
