import type { Page, Route } from '@playwright/test';
import { startFault } from './faults/fault.ts';
import { expect, openAs, openMainLink, test, withoutPictures } from './verandah.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tenant Checks' });
const connection = (page: Page) => page.getByRole('status', { name: 'Connection' });

test('data that does not come as it should has a notice, and Try again loads it (b.59, b.60, b.61)', async ({
  page,
  site,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const faults: [string, (route: Route) => Promise<void>][] = [
    ['b.59', (route) => route.fulfill({ status: 503, body: '' })],
    ['b.60', (route) => route.fulfill({ contentType: 'application/json', body: '{"items": [' })],
    ['b.60', (route) => route.fulfill({ json: { items: 'none' } })],
    ['b.61', (route) => route.fulfill({ status: 401, json: {} })],
  ];
  for (const [code, inject] of faults) {
    await test.step(code, async () => {
      let requests = 0;
      await page.route('**/api/tenant-checks*', (route) => {
        requests += 1;
        return inject(route);
      });
      await page.goto(`${site.url}/properties`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const fault = startFault([code]);
      await openMainLink(page, 'Tenant checks');
      const notice = page.getByRole('main').getByRole('alert');
      await fault.seen(notice);
      await expect(page.getByRole('dialog'), 'nothing asks the user to sign in').toHaveCount(0);
      expect(requests, 'no storm of requests').toBeLessThanOrEqual(5);
      await page.unroute('**/api/tenant-checks*');
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toBeVisible();
      fault.recovered('Try again loads the data, without a reload');
    });
  }
});

test('a network that comes and goes has one notice, which goes by itself (b.62)', async ({ page, site, context }) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  const fault = startFault(['b.62']);
  for (let time = 0; time < 20; time += 1) await context.setOffline(time % 2 === 0);
  await context.setOffline(true);
  await fault.seen(connection(page).getByRole('paragraph'));
  await expect(connection(page).getByRole('paragraph')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(connection(page).getByRole('paragraph')).toHaveCount(0);
  await openMainLink(page, 'Tenant checks');
  await expect(heading(page)).toBeVisible();
  fault.recovered('the notice goes once the network is back; no sign-in, no reload');
});

test('a log service that never answers delays no page (b.76)', async ({ page, site }) => {
  await page.route('**/api/log-entries', () => undefined);
  await openAs(page, site, 'olivia@example.com', '/properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  const fault = startFault(['b.76']);
  await openMainLink(page, 'Tenant checks');
  await fault.seen(heading(page));
  fault.recovered('not needed: entries wait in the browser');
});

test('with all remotes down there is the header with its pages, each with a notice (b.79)', async ({ page, site }) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  let broken = true;
  await page.route(
    (url) => url.pathname.startsWith('/assets/remote-'),
    (route) => (broken ? route.abort('connectionrefused') : route.continue()),
  );
  const fault = startFault(['b.79']);
  await page.goto(`${site.url}/properties`);
  const notice = page.getByRole('main').getByRole('alert');
  await fault.seen(notice);
  await openMainLink(page, 'Tenant checks');
  await expect(page).toHaveTitle(/Tenant Checks/);
  await expect(notice).toBeVisible();
  broken = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
  await openMainLink(page, 'Properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  fault.recovered('Try again shows the page, without a reload');
});
