export { buildLastRelease, builtFacts } from '../last-release/build-last-release.ts';
export { compareWithLastRelease } from '../last-release/compare-with-last-release.ts';
export { factsOf, readLastRelease } from '../last-release/last-release.ts';
export { type LocalRegistry, startLocalRegistry } from '../local-registry/start-local-registry.ts';
export { buildInSecondRepository, createSecondRepository, type SecondRepository } from './second-repository.ts';
