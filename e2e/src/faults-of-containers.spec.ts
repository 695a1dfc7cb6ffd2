import { alterEntry } from './faults/altered-entry.ts';
import { withContainer } from './faults/broken-container.ts';
import { expectFailureAndRepair, openBeforeFault, repairCode } from './faults/failing-page.ts';
import { startFault } from './faults/fault.ts';
import { expect, openAs, openMainLink, test } from './verandah.ts';

const containers = [
  ['b.30', 'undefined'],
  ['b.30', '{ answer: 42 }'],
  ['b.32', "{ get: real.get, init: () => Promise.reject(new Error('broken init')) }"],
  ['b.34', "{ init: real.init, get: () => Promise.reject(new Error('no such module')) }"],
] as const;

test('a container that fails is loaded afresh by Try again (b.30, b.32, b.34)', async ({ page, site }) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  for (const [code, container] of containers) {
    await test.step(`${code} ${container}`, async () => {
      await alterEntry(page, site, withContainer(container));
      await openBeforeFault(page, site);
      await expectFailureAndRepair(page, site, { codes: [code], repair: () => repairCode(page) });
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('an entry with a syntax error is logged with its file and line, and the next release repairs it (b.28)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  await alterEntry(page, site, (entry) => `const = 1;\n${entry}`);
  await openBeforeFault(page, site);
  const before = site.logged.length;
  const fault = startFault(['b.28']);
  await openMainLink(page, 'Tenant checks');
  await fault.seen(page.getByRole('main').getByRole('alert'));
  const logged = () => site.logged.slice(before).filter((line) => line.includes('SyntaxError'));
  await expect.poll(logged).toEqual([expect.stringMatching(/remote-tenant-checks\/entry\.\w+\.js[^"]*:1:7/)]);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`${site.url}/tenant-checks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
  fault.recovered('the next load of a release that is repaired');
});
