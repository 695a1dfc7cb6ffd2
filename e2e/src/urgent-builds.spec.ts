import type { Page } from '@playwright/test';
import { pollRarely } from './poll-rarely.ts';
import { countFullLoads, expect, openAs, openMainLink, test } from './verandah.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'New version' });
const street = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

test('open tabs learn of a roll-back within seconds, load it with their next navigation and keep drafts; a promotion waits for the poll', async ({
  page,
  site,
  context,
}) => {
  const target = await site.publishEdited('remote-tenant-checks', [
    { file: 'src/remote.ts', change: (source) => source.replace("label: 'Tenant checks'", "label: 'Checks'") },
  ]);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/builds/events') streams.push(request.url());
  });
  await openAs(page, site, 'jack@example.com', '/properties/create');
  await pollRarely(context);
  await page.reload();
  await street(page).fill('8 Urgent Road');
  const other = await context.newPage();
  await other.goto(`${site.url}/properties`);
  await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(1);
  const fullLoads = [await countFullLoads(page), await countFullLoads(other)];

  await site.promote(target);
  // Longer than it takes to learn of an urgent build. Nothing happens, so there is nothing to wait for.
  await other.waitForTimeout(6_000);
  await expect(notice(page)).toBeHidden();
  expect(streams, 'one connection for both tabs').toHaveLength(1);

  await other.reload();
  await expect(link(other, 'Checks')).toBeVisible();
  await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(2);
  const learned = other.evaluate(() =>
    new Promise((resolve) => addEventListener('verandah:new-build', resolve, { once: true })).then(() => true),
  );
  const since = performance.now();
  await site.rollBack('remote-tenant-checks');
  await expect(notice(page)).toBeVisible({ timeout: 10_000 });
  expect(await learned).toBe(true);
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(
    fullLoads.map((count) => count()),
    'no forced reload; the test itself reloaded one tab',
  ).toEqual([0, 1]);

  await openMainLink(other, 'Checks');
  await expect(link(other, 'Tenant checks')).toBeVisible();
  expect(fullLoads[1]?.(), 'the next navigation is a full load').toBe(2);

  await expect(street(page)).toHaveValue('8 Urgent Road');
  await notice(page).getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByText('You’re back where you left off')).toBeVisible();
  await expect(street(page)).toHaveValue('8 Urgent Road');
});
