import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** One request of the browser. Times are milliseconds after the request for the document. */
export type Asked = {
  path: string;
  /** `Document`, `Script`, `Stylesheet`, `Fetch`, `Image`, … */
  kind: string;
  /** Bytes transferred, headers included; 0 from the cache. */
  bytes: number;
  /** How many requests had to end one after the other before this one could end, including this one. */
  depth: number;
  sent: number;
  ended: number;
};

export type Visit = {
  asked: Asked[];
  /** When React has rendered or hydrated the page: milliseconds since the navigation started, by the page's clock. */
  mounted: number;
  largestPaint: { at: number; what: string };
  layoutShift: number;
  /** Total blocking time: the sum of the parts above 50 ms of all long tasks until the page was interactive. */
  blocked: number;
};

export type Conditions = {
  throttled: boolean;
  /** Requests to these paths get no response. */
  heldBack?: readonly string[];
  /** The session of a signed-in user. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
};

/**
 * Lighthouse's slow 4G, as the Chrome DevTools Protocol applies it: 150 ms per response, 1.6 Mbps shared by all
 * requests. `throttle` also makes the processor four times slower.
 */
const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    viewport: { width: 412, height: 823 },
  });
}

/** Visits a URL in a new browser context, which has an empty cache and only the given cookies. */
export async function firstVisit(browser: Browser, url: string, conditions: Conditions): Promise<Visit> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    const { heldBack = [], cookies = [] } = conditions;
    await context.addCookies(cookies);
    if (heldBack.length > 0)
      await page.route(
        (address) => heldBack.includes(address.pathname),
        () => {},
      );
    return await visit(page, url, conditions);
  } finally {
    await context.close();
  }
}

/**
 * Opens a URL and observes the page until it is interactive. Unless requests are held back, also waits until the
 * network is quiet.
 */
export async function visit(page: Page, url: string, { throttled, heldBack }: Conditions): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const requests = await watchRequests(session);
  await page.addInitScript(observe);
  if (throttled) await throttle(session);
  await page.goto(url, { waitUntil: 'load' });
  const hasScripts = await page.evaluate(() => document.scripts.length > 0);
  if (hasScripts) await page.waitForFunction(() => window.bench.mounted > 0, undefined, { polling: 100 });
  if (!heldBack) await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.bench);
  await session.detach();
  return { asked: requests(), ...seen };
}

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

declare global {
  interface Window {
    bench: Pick<Visit, 'mounted' | 'largestPaint' | 'layoutShift' | 'blocked'>;
  }
}

/** Runs in the page before all other scripts. A page is interactive when React has rendered or hydrated its heading. */
export function observe(): void {
  const bench: Window['bench'] = { mounted: 0, largestPaint: { at: 0, what: '' }, layoutShift: 0, blocked: 0 };
  window.bench = bench;
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, never>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, never>);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as { element?: Element; url?: string };
    const inside = element?.closest('article') ? 'article ' : '';
    bench.largestPaint = {
      at: entry.startTime,
      what: `${inside}${element?.localName ?? ''} ${url ? new URL(url).pathname : ''}`,
    };
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) bench.layoutShift += value;
  });
  watch('longtask', (entry) => {
    if (bench.mounted === 0) bench.blocked += Math.max(0, entry.duration - 50);
  });
  const look = setInterval(() => {
    const heading = document.querySelector('main h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactProps$'))) return;
    bench.mounted = performance.now();
    clearInterval(look);
  }, 4);
}

type Open = { path: string; url: string; kind: string; depth: number; sent: number; bytes: number; ended: number };

/** Records every request. The returned function lists the requests in the order in which they were sent. */
async function watchRequests(session: CDPSession): Promise<() => Asked[]> {
  const open = new Map<string, Open>();
  const depthOf = new Map<string, number>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    start ??= timestamp;
    const by = initiator.url ?? scriptOf(initiator.stack);
    const depth = by === undefined ? 1 : (depthOf.get(by) ?? 1) + 1;
    depthOf.set(request.url, depth);
    const { pathname } = new URL(request.url);
    const sent = (timestamp - start) * 1000;
    open.set(requestId, { path: pathname, url: request.url, kind: type ?? 'Other', depth, sent, bytes: 0, ended: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, ended: (timestamp - (start ?? 0)) * 1000 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = open.get(requestId);
    if (one) one.bytes = 0;
  });
  await session.send('Network.enable');
  return () => [...open.values()].filter(({ url }) => url.startsWith('http')).map(({ url: _url, ...one }) => one);
}

type Stack = { callFrames: { url: string }[]; parent?: Stack };

/**
 * Returns the URL of the script that started a request: the first script in the stack, or in the stacks of the calls
 * that scheduled this one.
 */
function scriptOf(stack: Stack | undefined): string | undefined {
  return stack && (stack.callFrames.find(({ url }) => url.startsWith('http'))?.url ?? scriptOf(stack.parent));
}
