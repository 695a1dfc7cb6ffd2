import type { Browser, Page } from '@playwright/test';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { comesUnanswered, linkToEachRemote, mainLinks } from '../browser/blocked-navigations.ts';
import { ownedRecords } from '../browser/owned-records.ts';
import { followRequests } from '../browser/quiet.ts';
import { type Cookies, signIn, signInOnce } from '../browser/tour.ts';
import { freshContext, throttle } from '../browser/visit.ts';
import { pairedRatio } from '../pairs.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? 15);
const hoverMs = 200;
const logPath = '/api/log-entries';
const desk = { width: 1280, height: 900 };
const phone = { width: 412, height: 823 };

/** The milliseconds from the press to the frame that shows the next page, and the requests that delayed this frame. */
type Move = { ms: number; blocking: string[] };

export const benchmark: Benchmark = {
  about: `from the search to a listing, and for a signed-in user to one page of each remote, on slow 4G with a processor four times slower: after ${hoverMs} ms of hovering and the end of the requests that it started, against a press without hovering, each with its own cache, in turn. Time from the press to the frame with the page's heading; code and data requested after the press and received before that frame. And the main links of the site and those between the steps of a listing, an agreement and the checkout, hovered as long: pages that do not appear when no request after the press gets a response.`,
  async run({ say, twins, browser }) {
    const { federated, pages, site } = await twins();
    const { cookies, ...ids } = await signInOnce(await browser(), site.url);
    const waiting = await linksThatWait(await browser(), site.url, say);
    const toListing = { url: federated + pages.search, link: 'main article a[href^="/listings/"]', size: phone };
    const measured = await compare(await browser(), 'listing', toListing, say);
    const figures: Figure[] = measured.map((figure, index) => ({ ...figure, ...listingLimits[index] }));
    for (const [remote, { from, to }] of Object.entries(linkToEachRemote(ids))) {
      const start = { url: federated + from, link: `a[href="${to}"]:visible`, size: desk, cookies };
      figures.push(...(await compare(await browser(), remote, start, say)));
    }
    return [
      ...figures,
      {
        name: `main links, of ${waiting.tried}, that wait for a response after the click`,
        value: waiting.count,
        unit: 'links',
        limit: 0,
      },
    ];
  },
};

/**
 * The limits of the figures that `compare` returns for the listing, in the same order. The third figure has no limit.
 */
const listingLimits = [{ limit: 0.4 }, { limit: 200 }, {}, { limit: 0 }];

/** Where a navigation starts, the link that is pressed, the window size and the session. */
type Start = { url: string; link: string; size: typeof desk; cookies?: Cookies };

async function compare(
  browser: Browser,
  subject: string,
  start: Start,
  say: (line: string) => void,
): Promise<Figure[]> {
  const hovered: Move[] = [];
  const cold: Move[] = [];
  for (let count = 0; count < pairs; count += 1) {
    cold.push(await move(browser, start, false));
    hovered.push(await move(browser, start, true));
  }
  const ratio = pairedRatio(hovered.map(({ ms }, index) => [ms, cold[index]?.ms ?? Number.NaN] as const));
  const blocking = hovered.flatMap((one) => one.blocking);
  for (const path of new Set(blocking)) say(`${subject}: requested after the press: ${path}`);
  return [
    { name: `${subject}: hovered / cold`, ...ratio, unit: '×' },
    { name: `${subject}: hovered`, value: median(hovered.map(({ ms }) => ms)), unit: 'ms' },
    { name: `${subject}: cold`, value: median(cold.map(({ ms }) => ms)), unit: 'ms' },
    { name: `${subject}: blocking requests after the click`, value: blocking.length / pairs, unit: 'requests' },
  ];
}

async function linksThatWait(browser: Browser, site: string, say: (line: string) => void) {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    // The menus that contain the links are visible only in a wide window.
    await page.setViewportSize(desk);
    await signIn(page, site);
    const links = mainLinks(await ownedRecords(context.request, site));
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

async function move(
  browser: Browser,
  { url, link: selector, size, cookies = [] }: Start,
  hover: boolean,
): Promise<Move> {
  const context = await freshContext(browser);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.setViewportSize(size);
    const quiet = followRequests(page);
    // Disables the prefetching of visible links, because a cold navigation must load everything itself.
    if (!hover) await page.addInitScript(saveData);
    await page.goto(url);
    await page.waitForFunction(isMounted);
    await quiet();
    await throttle(await context.newCDPSession(page));
    const link = page.locator(selector).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error(`${selector} is not visible`);
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
    // Leaves out requests that never delay a page, such as those for pictures and log entries.
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

/** Measures the time from the press to the first frame after both the URL and the heading have changed. */
function watchMove(): void {
  const before = document.querySelector('main h1')?.textContent;
  const from = location.pathname;
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
    if (location.pathname !== from && heading && heading !== before) {
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
