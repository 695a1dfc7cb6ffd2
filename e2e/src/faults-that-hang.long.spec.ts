import { alterEntry } from './faults/altered-entry.ts';
import { withContainer } from './faults/broken-container.ts';
import { breakFiles, expectFailureAndRepair, openBeforeFault, repairCode } from './faults/failing-page.ts';
import { startFaultServer } from './faults/fault-server.ts';
import { openAs, test } from './verandah.ts';

/** The notice appears 8 s after the click; the limit leaves two seconds for its rendering on a busy machine. */
const limitMs = 10_000;
const never = 'new Promise(() => {})';

test('files whose bodies stop are late, not broken (b.17)', async ({ page, site }) => {
  const server = await startFaultServer(site);
  try {
    await openAs(page, site, 'olivia@example.com', '/properties');
    const repair = await breakFiles(page, (route) => server.send(route, 'stall'));
    await openBeforeFault(page, site);
    await expectFailureAndRepair(page, site, { codes: ['b.17'], limitMs, repair });
  } finally {
    server.stop();
  }
});

test('a container that never settles is late, and loaded afresh by Try again (b.33, b.35)', async ({ page, site }) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  for (const [code, container] of [
    ['b.33', `{ get: real.get, init: () => ${never} }`],
    ['b.35', `{ init: real.init, get: () => ${never} }`],
  ] as const) {
    await alterEntry(page, site, withContainer(container));
    await openBeforeFault(page, site);
    await expectFailureAndRepair(page, site, { codes: [code], limitMs, repair: () => repairCode(page) });
    await page.unrouteAll({ behavior: 'wait' });
  }
});
