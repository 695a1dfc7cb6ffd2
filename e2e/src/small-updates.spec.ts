import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './verandah.ts';

const remote = 'remote-listings';
const searchPage = 'src/pages/search.page.tsx';
const first = {
  file: searchPage,
  change: (source: string) => `${source}\nexport const edition = 'the first edition';\n`,
};
const second = {
  file: searchPage,
  change: (source: string) => `${source}\nexport const edition = 'the second one';\n`,
};

/**
 * A script or stylesheet that the page loaded. `bytes` includes the headers. `encoding` is empty until the browser has
 * reported the headers, which it may do after the end of the response.
 */
type Loaded = { file: string; encoding: string; bytes: number; isCached: boolean };

test('a visitor who was here before loads a new release of a remote as small deltas', async ({
  page,
  site,
  problems,
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--disable-features=CompressionDictionaryTransport'];
  const older = await playwright.chromium.launch({ ...launchOptions, args });
  const [visit, visitInOlder] = [await visitor(page, site.url), await visitor(await older.newPage(), site.url)];
  const release = async (edit: typeof first) => site.promote(await site.publishEdited(remote, [edit]));
  await release(first);
  const whole = await visit();
  expect(whole.length).toBeGreaterThan(2);
  expect(encodings(whole)).toEqual(['br']);
  await visitInOlder();

  await release(second);
  const changed = await visit();
  expect(encodings(changed)).toEqual(['dcz']);
  const copies = changed.map(({ file }) => readFile(join(site.assets, `${file}.br`)));
  const fullBytes = (await Promise.all(copies)).reduce((sum, copy) => sum + copy.length, 0);
  const bytes = changed.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes / fullBytes, `${bytes} B in place of ${fullBytes} B`).toBeLessThanOrEqual(0.1);
  // The browser has checked the hashes of the files that it made: otherwise the page would not work.
  expect(problems).toEqual([]);

  const changedInOlder = await visitInOlder();
  expect(changedInOlder.map(({ file }) => file).sort()).toEqual(changed.map(({ file }) => file).sort());
  expect(encodings(changedInOlder), 'a browser without dictionaries').toEqual(['br']);
  await older.close();

  // Other journeys share this site.
  await site.rollBack(remote);
  await site.rollBack(remote);
});

function encodings(loaded: readonly Loaded[]): string[] {
  return [...new Set(loaded.map(({ encoding }) => encoding))];
}

/** Returns a function that opens the search and returns the remote's files which came over the network. */
async function visitor(page: Page, url: string): Promise<() => Promise<Loaded[]>> {
  const loaded = await watchAssets(page);
  return async () => {
    loaded.length = 0;
    await page.goto(`${url}/search/lease/residential`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const ofNetwork = () => loaded.filter(({ file, isCached }) => file.startsWith(`${remote}/`) && !isCached);
    await expect.poll(() => encodings(ofNetwork()), 'the headers of each file').not.toContain('');
    return ofNetwork();
  };
}

/** Records the scripts and stylesheets that the page loads. */
async function watchAssets(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const open = new Map<string, Loaded>();
  const of = (requestId: string) => {
    const known = open.get(requestId) ?? { file: '', encoding: '', bytes: 0, isCached: false };
    open.set(requestId, known);
    return known;
  };
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    of(requestId).file = /\/assets\/([\w-]+\/[\w.-]+\.(?:js|css))$/.exec(request.url)?.[1] ?? '';
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
    const [, encoding = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding') ?? [];
    of(requestId).encoding = encoding;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    of(requestId).isCached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) of(requestId).isCached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = of(requestId);
    one.bytes = encodedDataLength;
    if (one.file !== '') loaded.push(one);
  });
  await session.send('Network.enable');
  return loaded;
}
