/*
 * The program of `pnpm faults`. It runs the tests whose titles name a fault, and writes docs/faults.md and
 * test-results/faults.json from their results.
 */

import { writeFileSync } from 'node:fs';
import { sourceFiles } from './checks/source-files.ts';
import { faultsDocument, readJourneys, readUnitTests, writeMeasured } from './faults/fault-report.ts';
import { faultRows } from './faults/fault-rows.ts';
import { faultTable } from './faults/fault-table.ts';
import { emptyResults, findBrowsers, jestRun, journeys, Total } from './test-runs.ts';

const code = '\\bb\\.\\d+[,)]';
const named = sourceFiles()
  .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && !path.includes('.long.') && new RegExp(code).test(text))
  .map(({ path }) => path);

emptyResults();
const total = new Total();
const browsers = await findBrowsers();
total.count('unit tests', await jestRun('--testNamePattern', code, ...named));
const records = readUnitTests();
for (const config of ['playwright.config.ts', 'playwright.long.config.ts']) {
  const parameters = ['--config', config, '--grep', code, '--pass-with-no-tests'];
  total.count(`journeys of ${config}`, await journeys(browsers, ...parameters));
  records.push(...readJourneys());
}
writeMeasured(records);
writeFileSync(faultsDocument, faultTable(faultRows, records));
total.report();
