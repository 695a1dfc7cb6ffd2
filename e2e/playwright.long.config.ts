import config from './playwright.config.ts';

/** The journeys of `pnpm test:long`. */
export default { ...config, testIgnore: [], testMatch: '*.long.spec.ts', timeout: 240_000 };
