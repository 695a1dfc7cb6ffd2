import type { Browser, Page } from '@playwright/test';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { comesUnanswered, mainLinks } from '../browser/blocked-navigations.ts';
import { followRequests } from '../browser/quiet.ts';
import { ownedIds, signIn } from '../browser/tour.ts';
import { freshContext, throttle } from '../browser/visit.ts';
import { pairedRatio } from '../pairs.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? 15);
const hoverMs = 200;
const logPath = '/api/log-entries';
const desk = { width: 1280, height: 900 };

/** The milliseconds from the click to the frame that shows the listing, and the requests that delayed that frame. */
type Move = { ms: number; blocking: string[] };

export const benchmark: Benchmark = {
  about: `from the search to a listing on slow 4G with a processor four times slower: after ${hoverMs} ms of hovering and what that started has come, against a press out of nothing, each with a cache of its own, in turn. Time from the press to the frame with the listing's heading; code and data asked for after the press and answered before that frame. And the main links of the site, hovered as long: which pages do not come when nothing is answered after the press.`,
  async run({ say, twins, browser }) {
    const { federated, pages, site } = await twins();
    const waiting = await linksThatWait(await browser(), site.url, say);
    const url = federated + pages.search;
    const hovered: Move[] = [];
    const cold: Move[] = [];
    for (let count = 0; count < pairs; count += 1) {
      cold.push(await move(await browser(), url, false));
      hovered.push(await move(await browser(), url, true));
    }
    const ratio = pairedRatio(hovered.map(({ ms }, index) => [ms, cold[index]?.ms ?? Number.NaN] as const));
    const blocking = hovered.flatMap((one) => one.blocking);
    for (const path of new Set(blocking)) say(`asked for after the press: ${path}`);
    const figures: Figure[] = [
      { name: 'hovered / cold', ...ratio, unit: '×', limit: 0.4 },
      { name: 'hovered', value: median(hovered.map(({ ms }) => ms)), unit: 'ms', limit: 200 },
      { name: 'cold', value: median(cold.map(({ ms }) => ms)), unit: 'ms' },
      { name: 'blocking requests after the click', value: blocking.length / pairs, unit: 'requests', limit: 0 },
      {
        name: `main links, of ${waiting.tried}, that wait for a response after the click`,
        value: waiting.count,
        unit: 'links',
        limit: 0,
      },
    ];
    return figures;
  },
};

async function linksThatWait(browser: Browser, site: string, say: (line: string) => void) {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    // A window of this size shows the menus of the pages.
    await page.setViewportSize(desk);
    await signIn(page, site);
    const links = mainLinks(await ownedIds(page, site));
    let count = 0;
    for (const link of links) {
      if (await comesUnanswered(page, site, link, hoverMs)) continue;
      say(`${link.from} → ${link.to} waits`);
      count += 1;
    }
    return { tried: links.length, count };
  } finally {
    await context.close();
  }
}

async function move(browser: Browser, url: string, hover: boolean): Promise<Move> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    const quiet = followRequests(page);
    // Disables prefetching of visible cards, because a cold navigation must load everything itself.
    if (!hover) await page.addInitScript(saveData);
    await page.goto(url);
    await page.waitForFunction(isMounted);
    await quiet();
    await throttle(await context.newCDPSession(page));
    const link = page.locator('main article a[href^="/listings/"]').first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error('the first card is not to be seen');
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
    if (hover) {
      await page.mouse.move(x, y, { steps: 4 });
      await page.waitForTimeout(hoverMs);
      await quiet();
    } else await page.mouse.move(x, y);
    return await press(page);
  } finally {
    await context.close();
  }
}

async function press(page: Page): Promise<Move> {
  const asked = new Map<string, number>();
  const answered = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Leaves out requests that never delay a page, such as log entries.
    if (['script', 'stylesheet', 'fetch'].includes(request.resourceType()) && pathname !== logPath)
      asked.set(request.url(), Date.now());
  });
  page.on('requestfinished', (request) => answered.set(request.url(), Date.now()));
  await page.evaluate(watchMove);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.waitForFunction(() => window.benchMove).then((handle) => handle.jsonValue());
  const shown = Date.now();
  const blocking = [...asked.keys()].filter((address) => (answered.get(address) ?? Number.POSITIVE_INFINITY) <= shown);
  return { ms: Number(ms), blocking: blocking.map((address) => new URL(address).pathname) };
}

declare global {
  interface Window {
    benchMove?: number;
  }
}

/** Measures from the click to the first frame after URL and heading have changed. */
function watchMove(): void {
  const before = document.querySelector('main h1')?.textContent;
  let pressed = 0;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { once: true, capture: true },
  );
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent;
    if (location.pathname.startsWith('/listings/') && heading && heading !== before) {
      requestAnimationFrame(() => {
        window.benchMove = performance.now() - pressed;
      });
    } else requestAnimationFrame(look);
  };
  look();
}

function isMounted(): boolean {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
