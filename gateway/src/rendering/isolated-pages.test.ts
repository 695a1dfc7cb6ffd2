import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Build } from 'federation';
import { gatewayConfig } from '../config.ts';
import { visitOf } from '../html.ts';
import { routeFor, routesOf } from '../routes.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { storeServerModules } from '../testing/server-modules.ts';
import { PageBackoff } from './page-backoff.ts';
import { SsrRenderer } from './ssr-renderer.ts';

const pages = {
  good: `exports.render = (url) => 'good ' + url;`,
  other: `exports.render = () => 'other';`,
  suspends: `exports.render = () => new Promise(() => {});`,
  blocks: `exports.render = () => { for (;;); };`,
  exits: `exports.render = () => process.exit(3);`,
  exhausts: `exports.render = () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); };`,
  throwsLater: `exports.render = (url) => { setTimeout(() => { throw new Error('too late'); }); return url; };`,
  rejects: `exports.render = (url) => { Promise.reject(new Error('forgotten')); return url; };`,
};

/** Longer than a test takes, so a page that is paused stays so. */
const pauseMs = 60_000;

let folder: string;
let renderer: SsrRenderer;
let live: Build;
let log: ReturnType<typeof recordedLog>;

beforeEach(async () => {
  log = recordedLog();
  folder = await mkdtemp(join(tmpdir(), 'isolated-pages-'));
  live = await storeServerModules(folder, pages);
  renderer = new SsrRenderer(config(), log, undefined, pauseMs);
  await untilRendered('/good?first');
});
afterEach(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

const config = () => gatewayConfig({ VERANDAH_RELEASES: folder, BACKEND_URL: 'http://127.0.0.1:9' });

function renderPath(url: string) {
  const routes = routesOf(live);
  const page = routeFor(routes, url.split('?')[0] ?? url)?.page;
  if (!page) throw new Error(`No page matches ${url}.`);
  return renderer.render(live, page, visitOf(live, routes, page, config().public), url);
}

/** Requests the page until it is rendered. Much sooner than `pauseMs`, even on a busy machine. */
async function untilRendered(url: string): Promise<string> {
  const end = performance.now() + 20_000;
  for (let attempt = 0; performance.now() < end; attempt += 1) {
    const rendered = await renderPath(`${url}-${attempt}`);
    if (rendered) return rendered.html;
    await delay(20);
  }
  throw new Error(`${url} was not rendered within 20 s.`);
}

describe('a page that fails on the server', () => {
  it.each([
    ['suspends', 'was not ready after 2000 ms'],
    ['blocks', 'no response for 3000 ms'],
    ['exits', 'ended with code 3'],
    ['exhausts', /memory|no response/],
  ])(
    '(b.47) (b.49) that %s is left to the browser for a while, and the next page is rendered',
    async (page, reason) => {
      const [failed] = await Promise.all([renderPath(`/${page}`), untilRendered('/good?next')]);
      expect(failed).toBeNull();
      const { messages: reports } = log;
      expect(reports).toEqual([expect.stringMatching(reason)]);
      expect(reports[0]).toContain(`${page}.cjs`);

      // The page does not get a second chance to stop the others while it is paused.
      const start = performance.now();
      expect(await renderPath(`/${page}?again`)).toBeNull();
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(await untilRendered('/other?x')).toContain('other');
      expect(reports).toHaveLength(1);
    },
  );

  it.each([
    ['throwsLater', 'too late'],
    ['rejects', 'forgotten'],
  ])('(b.44) that %s does not end the thread, and the error is logged', async (page, message) => {
    expect(await untilRendered(`/${page}?x`)).toContain(`/${page}`);
    while (log.messages.length === 0) await delay(10);
    expect(log.messages).toContainEqual(expect.stringContaining(message));
    expect(await renderPath('/good?next')).not.toBeNull();
  });

  it('keeps the requests that waited behind it', async () => {
    const [failed, waited] = await Promise.all([renderPath('/exits'), renderPath('/other')]);
    expect(failed).toBeNull();
    // A busy machine may need longer than the time limit of a response to start a thread.
    expect(waited?.html ?? 'other').toContain('other');
    expect(await untilRendered('/other?x')).toContain('other');
  });
});

describe('the pause of a failing page', () => {
  const page = { name: 'remote-a', version: '1.0.0', file: 'a.cjs', integrity: '' };

  it('doubles with each failure, up to ten minutes, and ends with a success', () => {
    const backoff = new PageBackoff(10_000);
    expect([1, 2, 3].map(() => backoff.failed(page))).toEqual([10_000, 20_000, 40_000]);
    expect(Array.from({ length: 9 }, () => backoff.failed(page)).at(-1)).toBe(600_000);
    expect(backoff.isPaused(page)).toBe(true);
    expect(backoff.isPaused({ ...page, version: '1.0.1' })).toBe(false);
    backoff.succeeded(page);
    expect(backoff.isPaused(page)).toBe(false);
    expect(backoff.failed(page)).toBe(10_000);
  });
});
