import type { Route } from '@playwright/test';
import { breakFiles, expectFailureAndRepair, openBeforeFault } from './faults/failing-page.ts';
import { startFaultServer } from './faults/fault-server.ts';
import { openAs, test } from './verandah.ts';

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });

test('files that cannot be fetched: the reason, one log entry, Try again (b.1, b.3, b.5, b.6, b.8, b.11, b.12)', async ({
  page,
  site,
}) => {
  const server = await startFaultServer(site);
  const faults: [string, (route: Route) => Promise<void>][] = [
    ['b.1', (route) => route.abort('namenotresolved')],
    ['b.3', (route) => server.send(route, 'reset')],
    ['b.5', status(404)],
    ['b.6', status(401)],
    ['b.8', status(429)],
    ['b.11', status(204)],
    ['b.12', (route) => server.send(route, 'cut')],
  ];
  try {
    await openAs(page, site, 'olivia@example.com', '/properties');
    for (const [code, inject] of faults) {
      await test.step(code, async () => {
        const repair = await breakFiles(page, inject);
        await openBeforeFault(page, site);
        await expectFailureAndRepair(page, site, { codes: [code], repair });
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  } finally {
    server.stop();
  }
});
