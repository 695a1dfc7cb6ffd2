export { type LocalRegistry, startLocalRegistry } from './local-registry.ts';
export { buildInSecondRepository, type SecondRepository } from './second-repository.ts';
