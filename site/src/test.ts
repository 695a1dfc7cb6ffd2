/*
 * The program of `pnpm test`. It runs everything that continuous integration runs, and prints the numbers of tests in
 * the last line.
 */

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks/checks.ts';
import { findOrInstallChromium } from './checks/chromium.ts';
import { root, run } from './checks/run.ts';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
function count(what: string, tally: { passed: number; failed: number }): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  console.log(`\n== ${what}: ${tally.passed} passed, ${tally.failed} failed\n`);
}

count('checks', await runChecks());
count('unit, backend and page tests', await jestRun());
count('journeys in a real browser', await journeys());

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function jestRun() {
  const file = join(results, 'jest.json');
  const { ok } = await run(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${file}`,
    ],
    { show: true },
  );
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  // A test file that cannot be loaded reports no failed test, so it is counted here as one failure.
  const failed = Number(report.numFailedTests) + Number(report.numRuntimeErrorTestSuites);
  return { passed: Number(report.numPassedTests), failed: ok ? failed : Math.max(failed, 1) };
}

async function journeys() {
  const file = join(results, 'e2e.json');
  try {
    const browser = await findOrInstallChromium((line) => console.log(line));
    const { ok } = await run('node', ['node_modules/@playwright/test/cli.js', 'test'], {
      folder: 'e2e',
      show: true,
      env: { E2E_RESULTS: file, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
    });
    const stats = readJson(file)?.stats;
    if (!stats) return { passed: 0, failed: 1 };
    // `flaky` tests passed only at a second attempt. The configuration allows one attempt, so there are none.
    return {
      passed: Number(stats.expected) + Number(stats.flaky),
      failed: ok ? Number(stats.unexpected) : Math.max(Number(stats.unexpected), 1),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
