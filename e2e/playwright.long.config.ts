import config from './playwright.config.ts';

/** The journeys of `pnpm test:long`. One worker, because some of them measure. */
export default { ...config, workers: 1, testIgnore: [], testMatch: '*.long.spec.ts' };
