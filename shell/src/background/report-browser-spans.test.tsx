import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserSpans } from 'shared-contract/log/browser-spans';
import { reportBrowserSpans } from './report-browser-spans.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** An entry of the Performance Timeline of a request that was traced. */
function aLoad(own: Record<string, unknown> = {}) {
  const load = {
    entryType: 'resource',
    name: 'http://localhost/api/listings/search?suburb=secret',
    startTime: 100,
    duration: 80.04,
    transferSize: 1_500,
    domainLookupStart: 0,
    requestStart: 101,
    responseStart: 170.26,
    responseEnd: 180.04,
    serverTiming: [{ name: 'traceparent', description: traceparent, duration: 0 }],
    ...own,
  };
  return { ...load, toJSON: () => load };
}

let notify: (loads: object[]) => void;
let isSupported: boolean;
const sent = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

class FakeObserver {
  static get supportedEntryTypes() {
    return isSupported ? ['navigation', 'resource'] : [];
  }
  constructor(listen: (list: { getEntries: () => object[] }) => void) {
    notify = (loads) => listen({ getEntries: () => loads });
  }
  observe() {}
}

beforeEach(() => {
  isSupported = true;
  sent.mockClear();
  Object.assign(globalThis, { PerformanceObserver: FakeObserver, fetch: sent });
  jest.useFakeTimers({ now: 0, doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockReturnValue(1_180.04);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

describe('spans of the browser', () => {
  it('of one page are sent together, with times and without addresses', () => {
    reportBrowserSpans('');
    notify([aLoad()]);
    notify([aLoad({ entryType: 'navigation', startTime: 0, duration: 900, domInteractive: 450, responseEnd: 0 })]);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toBe('/api/browser-spans');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(bodies()).toEqual([
      {
        spans: [
          {
            kind: 'document',
            traceparent,
            endedAgo: 280,
            duration: 900,
            events: { requestStart: 101, responseStart: 170.3, domInteractive: 450 },
          },
          {
            kind: 'request',
            traceparent,
            endedAgo: 1_000,
            duration: 80,
            events: { requestStart: 1, responseStart: 70.3, responseEnd: 80 },
          },
        ],
      },
    ]);
    expect(browserSpans.safeParse(bodies()[0]).success).toBe(true);
  });

  it.each([
    ['has no trace', { serverTiming: [] }],
    ['comes from the cache', { transferSize: 0 }],
    ['took longer than any page', { duration: 700_000 }],
    ['ended long ago, before the device slept', { startTime: -700_000 }],
    ['is a report about spans', { name: 'http://localhost/api/browser-spans' }],
  ])('leave out a response that %s', (_what, own) => {
    reportBrowserSpans('');
    notify([aLoad(own)]);
    jest.advanceTimersByTime(10_000);
    dispatchEvent(new Event('pagehide'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('are sent when the page closes, at most as many as the server accepts', () => {
    reportBrowserSpans('https://api.example.com');
    notify(Array.from({ length: 60 }, () => aLoad()));
    notify([aLoad({ entryType: 'navigation', startTime: 0, duration: 900 })]);
    dispatchEvent(new Event('pagehide'));
    expect(sent.mock.calls.map(([url]) => url)).toEqual(['https://api.example.com/api/browser-spans']);
    expect(bodies()[0].spans).toHaveLength(50);
    expect(bodies()[0].spans[0].kind).toBe('document');
  });

  it('are lost when they cannot be sent', async () => {
    sent.mockRejectedValueOnce(new TypeError('offline'));
    reportBrowserSpans('');
    notify([aLoad()]);
    await jest.advanceTimersByTimeAsync(5_000);
    notify([aLoad()]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(bodies().map(({ spans }) => spans.length)).toEqual([1, 1]);
  });

  it('are none in browsers without the API', () => {
    isSupported = false;
    notify = () => {
      throw new Error('An observer was created.');
    };
    expect(() => reportBrowserSpans('')).not.toThrow();
  });
});
