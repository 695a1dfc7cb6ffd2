/* The program of `pnpm test:long [pattern]`: the tests that take minutes, one file after the other. */

import { installCeph } from './checks/ceph.ts';
import { emptyResults, findBrowsers, jestRun, journeys, Total } from './test-runs.ts';

await installCeph(console.log);
emptyResults();
const pattern = process.argv.slice(2);
const total = new Total();
total.count(
  'long unit and backend tests',
  await jestRun('--config', 'jest.long.config.mjs', '--runInBand', '--passWithNoTests', ...pattern),
);
const browsers = await findBrowsers();
const config = ['--config', 'playwright.long.config.ts', '--pass-with-no-tests'];
total.count('long journeys in real browsers', await journeys(browsers, ...config, ...pattern));
total.report();
