/*
 * The program of `pnpm test`. It runs everything that continuous integration runs, and prints the numbers of tests in
 * the last line.
 */

import { runChecks } from './checks/checks.ts';
import { compareFaults } from './faults/fault-report.ts';
import { emptyResults, findBrowsers, jestRun, journeys, Total } from './test-runs.ts';

emptyResults();
const total = new Total();
// Downloads take long on a bare machine. They end before the unit tests, which may create the user `postgres`.
const [browsers, checks] = await Promise.all([findBrowsers(), runChecks()]);
total.count('checks', checks);
total.count('unit, backend and page tests', await jestRun());
total.count('journeys in real browsers', await journeys(browsers));
total.count('table of faults', compareFaults());
total.report();
