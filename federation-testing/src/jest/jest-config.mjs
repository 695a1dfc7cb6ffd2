import { fileURLToPath } from 'node:url';

const pathOf = (specifier) => fileURLToPath(import.meta.resolve(specifier));

const swc = [
  pathOf('@swc/jest'),
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const shared = {
  transform: { '^.+\\.tsx?$': swc },
  transformIgnorePatterns: ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.verandah/', '/.cache/'],
  moduleNameMapper: { '\\.css$': pathOf('./no-css.mjs') },
};

/**
 * Jest's configuration of this repository and of remotes in other repositories: `*.test.ts` runs in Node, `*.test.tsx`
 * in jsdom.
 */
export default {
  testTimeout: 60_000,
  // A run in one process would need more memory than Node allows.
  maxWorkers: 2,
  // Modules of finished tests stay in memory. A worker above this limit is replaced before its next file.
  workerIdleMemoryLimit: '2GB',
  // One PostgreSQL for the whole run; every worker gets databases of its own from a migrated template.
  globalSetup: pathOf('./start-test-database.mjs'),
  globalTeardown: pathOf('./stop-test-database.mjs'),
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts', '!**/*.long.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: pathOf('./browser-environment.mjs'),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [pathOf('./browser-setup.mjs')],
    },
  ],
};
