import type { Page } from '@playwright/test';
import { nextPageOf } from './next-page.ts';
import { followRequests } from './quiet.ts';

export type Link = { from: string; to: string };

/** How long a page may take that waits for nobody; whoever waits longer waits for an answer. */
const patienceMs = 5_000;

/** From where to where people move, as a visitor or as the owner of these. */
export function mainLinks({ propertyId, listingId }: { propertyId: string; listingId: string }): Link[] {
  const property = `/properties/${propertyId}`;
  const step = (name: string) => `/listings/${listingId}/edit/${name}`;
  const steps = ['property-details', 'price', 'description', 'features', 'inspections', 'contact-details', 'media'];
  steps.push('ownership', 'packages', 'summary');
  return [
    { from: '/', to: '/search' },
    { from: '/', to: '/properties' },
    { from: '/properties', to: property },
    ...['listings', 'enquiries', 'tenancies', 'order-history'].map((page) => ({
      from: property,
      to: `${property}/${page}`,
    })),
    ...steps.slice(1).map((name, index) => ({ from: step(steps[index] ?? ''), to: step(name) })),
  ];
}

/** Whether the page behind a link comes after `hoverMs` on it although from the press on nothing is answered. */
export async function comesUnanswered(page: Page, site: string, { from, to }: Link, hoverMs: number): Promise<boolean> {
  const quiet = followRequests(page);
  await page.goto(site + from);
  await quiet();
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(hoverMs);
  await quiet();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**', async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  const next = await nextPageOf(page);
  await page.mouse.down();
  await page.mouse.up();
  const came = await next.waitFor({ timeout: patienceMs }).then(
    () => true,
    () => false,
  );
  release();
  await page.unrouteAll({ behavior: 'wait' });
  return came;
}
