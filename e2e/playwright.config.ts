import { defineConfig } from '@playwright/test';
import { browserPath } from './src/browsers.ts';

export default defineConfig({
  testDir: './src',
  testMatch: '*.spec.ts',
  testIgnore: '*.long.spec.ts',
  outputDir: '../test-results/e2e',
  // Every worker runs a whole site with its own PostgreSQL and releases, so journeys that change the live build do not
  // reach another worker. Each needs about a core.
  workers: 2,
  // Longer than the slowest journey takes beside a build on a busy machine. Waits have limits of their own, below.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS ?? '../test-results/e2e.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    viewport: { width: 1440, height: 900 },
    // Long enough for a busy machine. Without a limit, an action on an element that never comes fails with the whole
    // journey, and the report does not say which action it was.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording a trace copies the page at every action, a fifth of all processor time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(browserPath ? { executablePath: browserPath } : {}),
      // Playwright turns the back/forward cache off. This option leaves it on, as in a real browser.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
