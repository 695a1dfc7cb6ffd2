import type { Page, Route } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { expect, openMainLink, withoutPictures } from '../verandah.ts';
import { startFault } from './fault.ts';

/** Whether a request is for a file of the remote that these journeys break. */
export const isOfBrokenRemote = (url: URL) => url.pathname.startsWith('/assets/remote-tenant-checks/');

/** Applies a fault to every file of the broken remote. Returns a function that ends it. */
export async function breakFiles(page: Page, inject: (route: Route) => Promise<void> | undefined): Promise<() => void> {
  let broken = true;
  await page.route(isOfBrokenRemote, (route) => (broken ? inject(route) : route.continue()));
  return () => {
    broken = false;
  };
}

/** Opens a page of another remote, from which a click leads to the broken one. */
export async function openBeforeFault(page: Page, site: RunningSite): Promise<void> {
  await withoutPictures(page);
  await page.goto(`${site.url}/properties`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Ends the fault of an entry that `withContainer` or `withComponent` made. */
export function repairCode(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.set(globalThis, 'isRepaired', true));
}

/**
 * Opens the page of the broken remote by the main navigation. Expects a notice with a reference within the limit, one
 * entry in the log, the header, and a page that Try again shows in the same document.
 * @param repair ends the fault
 */
export async function expectFailureAndRepair(
  page: Page,
  site: RunningSite,
  { codes, limitMs, repair }: { codes: readonly string[]; limitMs?: number; repair: () => unknown },
): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'isFirstDocument', true));
  const fault = startFault(codes, limitMs);
  await openMainLink(page, 'Tenant checks');
  const notice = page.getByRole('main').getByRole('alert');
  await fault.seen(notice);
  const [, reference = 'none'] = /Reference (\w+)/.exec((await notice.textContent()) ?? '') ?? [];
  await expect.poll(() => site.logged.filter((line) => line.includes(reference))).toHaveLength(1);
  expect(site.logged.find((line) => line.includes(reference))).toContain('remote-tenant-checks failed');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog'), 'nothing asks the user to sign in').toHaveCount(0);
  await repair();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstDocument'))).toBe(true);
  fault.recovered('Try again shows the page, without a reload');
}
