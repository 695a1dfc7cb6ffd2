import type { Route } from '@playwright/test';
import { breakFiles, expectFailureAndRepair, openBeforeFault } from './faults/failing-page.ts';
import { startFault } from './faults/fault.ts';
import { startFaultServer } from './faults/fault-server.ts';
import { expect, openAs, openMainLink, test, withoutPictures } from './verandah.ts';

const entry = /\/assets\/remote-tenant-checks\/entry\.\w+\.js/;
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });

test('files that cannot be fetched: the reason, one log entry, Try again (b.1, b.3, b.4, b.5, b.6, b.8, b.11, b.12, b.24)', async ({
  page,
  site,
}) => {
  const server = await startFaultServer(site);
  const faults: [string, (route: Route) => Promise<void>][] = [
    ['b.1', (route) => route.abort('namenotresolved')],
    ['b.3', (route) => server.send(route, 'reset')],
    ['b.4', (route) => server.redirect(route, 'withoutCertificate')],
    ['b.5', status(404)],
    ['b.6', status(401)],
    ['b.8', status(429)],
    ['b.11', status(204)],
    ['b.12', (route) => server.send(route, 'cut')],
    ['b.24', (route) => server.redirect(route, 'withoutCors')],
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

test('a build table that never arrives: the reason within 4 s, Try again (b.19)', async ({ page, site }) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  let hangs = true;
  await page.route('**/builds/meta/*', (route) => (hangs ? undefined : route.continue()));
  await page.goto(`${site.url}/subscriptions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  const fault = startFault(['b.19'], 4_000);
  await openMainLink(page, 'Tenant checks');
  const notice = page.getByRole('main').getByRole('alert');
  await fault.seen(notice.filter({ hasText: 'Try again' }));
  hangs = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
  fault.recovered('Try again shows the page, or it appears by itself once the table arrives');
});

test('a remote that the Content Security Policy blocks: the reason, and the report of the browser (b.25)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const narrow = policy.replace(
      "'strict-dynamic'",
      `${site.url}/assets/shell/ ${site.url}/assets/remote-properties/`,
    );
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': narrow } });
  });
  await openBeforeFault(page, site);
  const before = site.logged.length;
  const fault = startFault(['b.25']);
  await openMainLink(page, 'Tenant checks');
  await fault.seen(page.getByRole('main').getByRole('alert'));
  const logged = (text: string) => site.logged.slice(before).filter((line) => line.includes(text));
  await expect.poll(() => logged('Content-Security-Policy violated')).toContainEqual(expect.stringMatching(entry));
  await expect.poll(() => logged('remote-tenant-checks failed')).toEqual([expect.stringMatching(entry)]);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`${site.url}/tenant-checks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
  fault.recovered('the next load, once the policy allows the remote');
});
