import { expect, openAs, openMainLink, test } from './verandah.ts';

test('a sixth remote from the template goes live beside the others and is withdrawn again', async ({
  page,
  site,
  problems,
}) => {
  await openAs(page, site, 'olivia@example.com', '/subscriptions');
  expect((await fetch(`${site.url}/maintenance`)).status).toBe(404);

  await site.promote(await site.publishNewRemote('remote-maintenance'));
  await page.goto(`${site.url}/subscriptions`);
  await openMainLink(page, 'Maintenance');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Hello Olivia.')).toBeVisible();
  expect(problems).toEqual([]);

  await site.withdraw('remote-maintenance');
  expect((await fetch(`${site.url}/maintenance`)).status).toBe(404);
});
