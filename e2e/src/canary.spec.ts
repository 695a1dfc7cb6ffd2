import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { pollRarely } from './poll-rarely.ts';
import { countFullLoads, expect, openAs, openMainLink, test, withoutPictures } from './verandah.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'New version' });
const street = (page: Page) => page.getByRole('combobox', { name: 'Address' });

const words = {
  live: { heading: 'Find a place to call home', link: 'Shortlist' },
  canary: { heading: 'Find your next home', link: 'My shortlist' },
};
type Words = (typeof words)['live'];

let published: Promise<string> | undefined;
/** Publishes a release of the front page with another heading, and another link in the navigation. */
function publishOnce(site: RunningSite): Promise<string> {
  const replace = (from: string, to: string) => (source: string) => source.replace(from, to);
  published ??= site.publishEdited('remote-listings', [
    { file: 'src/front/front-view.tsx', change: replace(words.live.heading, words.canary.heading) },
    { file: 'src/remote.ts', change: replace("label: 'Shortlist'", "label: 'My shortlist'") },
  ]);
  return published;
}

/** Opens a browser whose visitor is in this group, from 0 to 99. */
async function visitorIn(browser: Browser, site: RunningSite, group: number) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'verandah-group', value: String(group), url: site.url }]);
  await withoutPictures(context);
  return { context, page: await context.newPage() };
}

/** Returns the version that the log entry of an error on the open page names. */
async function reportedVersion(page: Page): Promise<string> {
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/log-entries') && (request.postData() ?? '').includes('seen by a visitor'),
  );
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('seen by a visitor') })));
  return JSON.parse((await reported).postData() ?? '').additionalInfo.version;
}

/** The document as it was sent, the page, a navigation, a new document and a reload have the same release. */
async function expectOneVersion(page: Page, site: RunningSite, { heading, link }: Words): Promise<void> {
  const sent = async () => (await page.request.get(`${site.url}/search`)).text();
  await expect.poll(sent, { timeout: 30_000 }).toContain(`${heading}</h1>`);
  const visibleHeading = page.getByRole('heading', { level: 1, name: heading });
  await page.goto(`${site.url}/search`);
  await expect(visibleHeading).toBeVisible();
  const fullLoads = await countFullLoads(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: link, exact: true })).toBeVisible();
  await openMainLink(page, link);
  await expect(page).toHaveURL(`${site.url}/shortlist`);
  await page.goBack();
  await expect(visibleHeading).toBeVisible();
  // Open pages look for new builds every two seconds. The build of the other visitors is none for this one.
  await page.waitForTimeout(3_000);
  await openMainLink(page, link);
  await expect(page).toHaveURL(`${site.url}/shortlist`);
  expect(fullLoads(), 'no navigation loads a document').toBe(0);
  await page.reload();
  await expect(navigation.getByRole('link', { name: link, exact: true })).toBeVisible();
}

test.describe('a canary', () => {
  test.afterEach(({ site }) => site.stopCanary().catch(() => {}));

  test('gives each visitor one version, and moves others to it when it is widened', async ({ browser, site }) => {
    const target = await publishOnce(site);
    await site.startCanary(target, 50);
    const [below, above] = [await visitorIn(browser, site, 49), await visitorIn(browser, site, 50)];
    const logged: string[] = [];
    below.page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await expectOneVersion(below.page, site, words.canary);
    await expectOneVersion(above.page, site, words.live);
    expect(logged).toEqual([]);
    expect(`remote-listings@${await reportedVersion(below.page)}`).toBe(target);
    expect(`remote-listings@${await reportedVersion(above.page)}`).not.toBe(target);

    const newcomer = await browser.newContext();
    await newcomer.request.get(`${site.url}/search`);
    const group = async () => (await newcomer.cookies()).find(({ name }) => name === 'verandah-group')?.value;
    const first = await group();
    expect(first).toMatch(/^\d{1,2}$/);
    await newcomer.request.get(`${site.url}/search`);
    expect(await group()).toBe(first);
    await newcomer.close();

    const learned = above.page.evaluate(() =>
      new Promise((resolve) => addEventListener('verandah:new-build', resolve, { once: true })).then(() => true),
    );
    await site.widenCanary(100);
    expect(await learned).toBe(true);
    await above.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search', exact: true })
      .click();
    await expect(above.page.getByRole('heading', { level: 1, name: words.canary.heading })).toBeVisible();
    await expectOneVersion(above.page, site, words.canary);
    for (const { context } of [below, above]) await context.close();
  });

  test('that is stopped leaves its tabs within seconds and keeps drafts; other tabs hear nothing', async ({
    browser,
    site,
  }) => {
    await site.startCanary(await publishOnce(site), 50);
    const [below, above] = [await visitorIn(browser, site, 49), await visitorIn(browser, site, 50)];
    const streams: string[] = [];
    for (const { context, page } of [below, above]) {
      await openAs(page, site, 'jack@example.com', '/properties/create');
      await pollRarely(context);
      context.on('request', (request) => {
        if (new URL(request.url()).pathname === '/builds/events') streams.push(request.url());
      });
      await page.bringToFront();
      await page.reload();
      await street(page).fill('8 Canary Road');
    }
    await expect.poll(() => new Set(streams).size, { timeout: 30_000 }).toBe(2);
    const fullLoads = await countFullLoads(below.page);

    await site.stopCanary();
    await expect(notice(below.page)).toBeVisible({ timeout: 10_000 });
    await expect(street(below.page)).toHaveValue('8 Canary Road');
    expect(fullLoads(), 'no forced reload').toBe(0);
    // Longer than it takes to learn of an urgent build. Nothing happens, so there is nothing to wait for.
    await above.page.waitForTimeout(6_000);
    await expect(notice(above.page)).toBeHidden();

    await notice(below.page).getByRole('button', { name: 'Reload now' }).click();
    await expect(below.page.getByText('You’re back where you left off')).toBeVisible();
    await expect(street(below.page)).toHaveValue('8 Canary Road');
    for (const { context } of [below, above]) await context.close();
  });
});
