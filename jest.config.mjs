import config from './federation-testing/src/jest/jest-config.mjs';

/** Folders whose tests have a runner of their own, or that are material of other tests. */
const others = ['/e2e/', '/federation-build/fixtures/'];

export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    modulePathIgnorePatterns: [...project.modulePathIgnorePatterns, ...others],
  })),
};
