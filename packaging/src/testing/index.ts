export { type LocalRegistry, startLocalRegistry } from './local-registry.ts';
export { buildInSecondRepository, createSecondRepository, type SecondRepository } from './second-repository.ts';
