import config from './jest.config.mjs';

/**
 * Jest tests that take minutes (`pnpm test:long`). They run one after the other, which keeps their figures comparable.
 */
export default {
  ...config,
  testTimeout: 30 * 60_000,
  projects: [{ ...config.projects[0], displayName: 'long', testMatch: ['<rootDir>/*/**/*.long.test.ts'] }],
};
