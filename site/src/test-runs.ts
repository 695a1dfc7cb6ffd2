import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './checks/chromium.ts';
import { findOrInstallOtherBrowsers } from './checks/other-browsers.ts';
import { root, run } from './checks/run.ts';

const results = join(root, 'test-results');

export type Tally = { passed: number; failed: number; skipped?: number };

export function emptyResults(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** Runs Jest in a process of its own and returns the numbers of its report. */
export async function jestRun(...parameters: string[]): Promise<Tally> {
  const file = join(results, 'jest.json');
  const { ok } = await run(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${file}`,
      ...parameters,
    ],
    { show: true },
  );
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  // A test file that cannot be loaded reports no failed test, so it is counted here as one failure.
  const failed = Number(report.numFailedTests) + Number(report.numRuntimeErrorTestSuites);
  return { passed: Number(report.numPassedTests), failed: ok ? failed : Math.max(failed, 1) };
}

export type Browsers = { chromium: string | null; skipped: readonly string[] } | { missing: string };

/** Finds or installs the browsers of the journeys. Never rejects. */
export async function findBrowsers(): Promise<Browsers> {
  const say = (line: string) => console.log(line);
  try {
    const chromium = await findOrInstallChromium(say);
    return { chromium, skipped: await findOrInstallOtherBrowsers(say) };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs Playwright in a process of its own and returns the numbers of its report. */
export async function journeys(browsers: Browsers, ...parameters: string[]): Promise<Tally> {
  if ('missing' in browsers) {
    console.error(browsers.missing);
    return { passed: 0, failed: 1 };
  }
  const file = join(results, 'e2e.json');
  const { ok } = await run('node', ['node_modules/@playwright/test/cli.js', 'test', ...parameters], {
    folder: 'e2e',
    show: true,
    env: { E2E_RESULTS: file, ...(browsers.chromium ? { CHROMIUM_PATH: browsers.chromium } : {}) },
  });
  if (!ok) printPagesOfFailures();
  const stats = readJson(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  for (const line of browsers.skipped) console.log(line);
  // `flaky` tests passed only at a second attempt. The configuration allows one attempt, so there are none.
  return {
    passed: Number(stats.expected) + Number(stats.flaky),
    failed: ok ? Number(stats.unexpected) : Math.max(Number(stats.unexpected), 1),
    skipped: Number(stats.skipped),
  };
}

/** Prints what each failed journey had on its page, because a machine of continuous integration stores no files. */
function printPagesOfFailures(): void {
  for (const file of globSync('e2e/*/error-context.md', { cwd: results })) {
    console.log(`\n-- ${file}\n${readFileSync(join(results, file), 'utf8')}`);
  }
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Adds up the numbers of several runs. */
export class Total {
  private passed = 0;
  private failed = 0;

  count(what: string, { passed, failed, skipped = 0 }: Tally): void {
    this.passed += passed;
    this.failed += failed;
    console.log(`\n== ${what}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  }

  /** Prints the last line and sets the exit code of the process. */
  report(): void {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 || this.passed === 0 ? 1 : 0;
  }
}
