import { expect, openAs, test } from './verandah.ts';

test('when the code of the property layout cannot load, Try again repairs header, navigation and page', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  const open = page.getByRole('article').first().getByRole('link').first();
  await expect(open).toBeVisible();
  const code = /\/assets\/shell\/context-checks\..*\.js/;
  await page.route(code, (route) => route.abort('connectionrefused'));
  await open.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('We couldn’t reach Verandah');
  const width = async () => (await main.boundingBox())?.width ?? 0;
  expect(await width(), 'the error has the column of the page').toBeGreaterThan(600);
  await page.unroute(code);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Property', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'This property' })).toBeVisible();
  expect(await width()).toBeGreaterThan(600);
});
