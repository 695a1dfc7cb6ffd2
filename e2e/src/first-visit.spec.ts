import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from './verandah.ts';

/**
 * Limits of a first visit in brotli bytes. Constants, because building the monolith to compare with takes longer than
 * these journeys. The goal of 195 KB of code is open (docs/performance.md). Lower the limits when the site gets
 * lighter.
 */
const limits = { code: { front: 211_500, search: 220_500, listing: 220_500 }, document: 16_000, requests: 8 };

const pages = {
  front: async () => '/search',
  search: async () => '/search/lease/residential',
  listing: async (site: string) => {
    const found = await (await fetch(`${site}/api/listings/search?listingType=lease&propertyType=residential`)).text();
    return /"@id":"\/api(\/listings\/[0-9a-f-]{36})"/.exec(found)?.[1] ?? '';
  },
};

for (const [name, pathOf] of Object.entries(pages)) {
  test(`a first visit of the ${name} page costs no more than it may`, async ({ page, site, request }) => {
    const url = site.url + (await pathOf(site.url));
    const encoded = { headers: { 'accept-encoding': 'br' } };
    let html = '';
    await expect(async () => {
      html = await (await request.get(url)).text();
      expect(html, 'the page arrives as content').toMatch(/<article.*<h1[^>]*>[^<]|<h1[^>]*>[^<].*<article/s);
    }).toPass();
    const files = new Set(html.match(/\/assets\/[a-z-]+\/[\w.-]+\.(?:js|css)(?=")/g));
    expect(files.size + 1, 'requests before pictures').toBeLessThanOrEqual(limits.requests);

    const weigh = async (address: string) => {
      const response = await new Promise<IncomingMessage>((resolve) => get(address, encoded, resolve));
      expect(response.headers['content-encoding']).toBe('br');
      return (await buffer(response)).length;
    };
    expect(await weigh(url), 'the document').toBeLessThanOrEqual(limits.document);
    const weights = await Promise.all([...files].map((file) => weigh(site.url + file)));
    const code = weights.reduce((sum, bytes) => sum + bytes, 0);
    expect(code, 'scripts and stylesheets').toBeGreaterThan(100_000);
    expect(code, 'scripts and stylesheets').toBeLessThanOrEqual(limits.code[name as keyof typeof pages]);

    // No request that blocks the page depends on another resource than the document.
    const named = new Set(html.match(/\/assets\/[a-z-]+\/[\w.-]+\.(?:js|css|woff2)(?=")/g));
    await page.route(
      ({ pathname }) => pathname.startsWith('/assets/') && !named.has(pathname),
      () => {},
    );
    await page.route(/\/(?:api\/(?!pictures)|builds\/)/, () => {});
    await page.goto(url);
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
    });
  });
}

test('the font is one small file of our own, which is preloaded, used and cached forever', async ({
  page,
  site,
  request,
}) => {
  const html = await (await request.get(`${site.url}/search`)).text();
  const fonts = html.match(/\/assets\/shell\/[\w.-]+\.woff2/g) ?? [];
  expect(fonts).toHaveLength(1);
  const response = await request.get(`${site.url}${fonts[0]}`);
  expect(response.headers()).toMatchObject({ 'content-type': 'font/woff2' });
  expect(response.headers()['cache-control']).toContain('immutable');
  expect((await response.body()).length, 'the font').toBeLessThanOrEqual(30_000);

  const requested: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'font') requested.push(new URL(one.url()).pathname);
  });
  await page.goto(`${site.url}/search`);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'))).toBe(true);
  const [first] = await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(','));
  expect(first).toContain('Figtree Variable');
  expect(requested).toEqual(fonts);
});

test('tools can read a manifest of each live release', async ({ site, request }) => {
  const live = await (await request.get(`${site.url}/builds/latest.json`)).json();
  const { remotes } = await (await request.get(`${site.url}/builds/meta/${live.id}.json`)).json();
  expect(Object.keys(remotes).length).toBeGreaterThan(1);
  for (const { name, version, container, exposes } of Object.values<LiveRemote>(remotes)) {
    const manifest = await (await request.get(`${site.url}/assets/${name}/mf-manifest.json`)).json();
    expect(manifest.metaData).toMatchObject({
      globalName: container.global,
      buildInfo: { buildName: name, buildVersion: version },
      remoteEntry: { name: container.entry },
    });
    expect(manifest.exposes.map(({ name: page }: { name: string }) => page)).toEqual(Object.keys(exposes));
  }
});

test('no page loads a group of components that is large because released remotes may import all its names', async ({
  site,
  request,
}) => {
  const live = await (await request.get(`${site.url}/builds/latest.json`)).json();
  const { remotes } = await (await request.get(`${site.url}/builds/meta/${live.id}.json`)).json();
  const pages = Object.values<LiveRemote>(remotes).flatMap(({ exposes }) => Object.entries(exposes));
  expect(pages.length).toBeGreaterThan(50);
  const large = pages.filter(([, { shared }]) => shared.some((key) => largeGroups.test(key))).map(([page]) => page);
  expect(large).toEqual([]);
});

/** Groups that no page should use; `shared-ui/src/mantine/groups.ts` says where to move a component of them. */
const largeGroups = /^shared-ui\/mantine\/(layout|inputs|numbers|overlays|data|rest)$/;

type LiveRemote = {
  name: string;
  version: string;
  container: { global: string; entry: string };
  exposes: Record<string, { shared: string[] }>;
};
