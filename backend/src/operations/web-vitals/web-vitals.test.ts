import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { operatedWebVitalsPath, type PageVital } from 'shared-contract/operations/web-vitals';
import { deleteExpiredRows } from '../../cleanup-jobs/delete-expired-rows.ts';
import { type TestBackend, testBackend } from '../../testing/index.ts';
import { type FakeReleaseService, fakeReleaseService, releaseServiceKey } from '../testing/release-service.ts';
import { openVitalCounter } from './count-vitals.ts';
import { livePages } from './live-pages.ts';
import { webVitals } from './web-vital-table.ts';

const operator = { id: '77000000-0000-4000-8000-000000000001', username: 'olivia@example.com', emailVerified: true };

const paths = [
  '/',
  '/help',
  '/listings/:listingId',
  '/offers/:token',
  '/properties/create',
  '/properties/:propertyId',
  '/search/:listingType/:propertyType?',
];

let now: Date;
let service: FakeReleaseService;
let backend: TestBackend;
beforeAll(async () => {
  service = await fakeReleaseService();
  service.replies.GET = { status: 200, body: { pages: paths } };
  now = new Date('2037-11-20T02:00:00Z');
  backend = await testBackend({
    operators: [operator.username],
    releaseServiceUrl: service.url,
    releaseServiceKey,
    clock: () => now,
    logEntriesPerMinute: 1_000_000,
  });
  // The server reads the pages when it starts, and does not wait for them.
  while (backend.app.livePages.pageOf('/help') === null) await new Promise((resolve) => setTimeout(resolve, 10));
});
afterAll(async () => {
  await backend.close();
  service.close();
});
beforeEach(async () => {
  now = new Date('2037-11-20T02:00:00Z');
  await backend.app.vitals.flush();
  await backend.database.delete(webVitals);
});

/** Sends the log entry of a web vital as the shell does. */
async function send(additionalInfo: object, headers: Record<string, string> = {}, message = 'Web vital') {
  const payload = { type: 'info', message, additionalInfo };
  const { statusCode } = await backend.inject({ method: 'POST', url: '/api/log-entries', payload, headers });
  expect(statusCode).toBe(204);
}
const vital = (path: string, value = 1_200, name = 'LCP') => ({
  name,
  value,
  rating: 'good',
  navigationType: 'navigate',
  path,
});

async function shown(): Promise<PageVital[]> {
  await backend.app.vitals.flush();
  return (await backend.inject({ url: operatedWebVitalsPath }, operator)).json().vitals;
}
const rows = async () => {
  await backend.app.vitals.flush();
  return backend.database.select().from(webVitals);
};

describe('the web vitals of pages', () => {
  it('are counted by page and name, and sorted', async () => {
    await send(vital('/search/lease/residential', 0.12, 'CLS'));
    await send(vital('/search/lease/residential', 900));
    await send(vital('/listings/5f0c0000-0000-4000-8000-000000000001', 1_000));
    await send(vital('/listings/60000000-0000-4000-8000-000000000001', 1_000));
    await send(vital('/', 20, 'INP'));
    expect(await shown()).toEqual([
      { page: '/', name: 'INP', p75: expect.any(Number), count: 1 },
      { page: '/listings/:listingId', name: 'LCP', p75: expect.any(Number), count: 2 },
      { page: '/search/:listingType/:propertyType?', name: 'CLS', p75: expect.any(Number), count: 1 },
      { page: '/search/:listingType/:propertyType?', name: 'LCP', p75: expect.any(Number), count: 1 },
    ]);
  });

  it('are shown at the 75th percentile of seven days, rounded up to two digits', async () => {
    for (let day = 14; day <= 20; day += 1) {
      now = new Date(Date.UTC(2037, 10, day, 23));
      await backend.app.vitals.flush();
      for (let value = day; value <= 140; value += 7) await send(vital('/', value * 100));
      for (const value of [0, 0, 0, 0.3]) await send(vital('/', value, 'CLS'));
    }
    const values = Array.from({ length: 127 }, (_, index) => (index + 14) * 100);
    const expected = values[Math.ceil(0.75 * values.length) - 1] ?? 0;
    const [cls, lcp] = await shown();
    expect(cls).toEqual({ page: '/', name: 'CLS', p75: 0, count: 28 });
    expect(lcp).toMatchObject({ name: 'LCP', count: values.length });
    expect(lcp?.p75).toBe(Math.ceil(expected / 1_000) * 1_000);
  });

  it('are forgotten by the page after seven days, and deleted after 30', async () => {
    await send(vital('/help'));
    expect(await shown()).toHaveLength(1);
    now = new Date('2037-11-26T23:59:59Z');
    expect(await shown()).toHaveLength(1);
    now = new Date('2037-11-27T00:00:00Z');
    expect(await shown()).toEqual([]);
    await deleteExpiredRows(backend.database, new Date('2037-12-20T23:00:00Z'));
    expect(await rows()).toHaveLength(1);
    await deleteExpiredRows(backend.database, new Date('2037-12-21T00:00:00Z'));
    expect(await rows()).toEqual([]);
  });

  it('add up over flushes and backends', async () => {
    const { database, app } = backend;
    const other = openVitalCounter({ database, pages: app.livePages, clock: () => now, log: { warn() {} } });
    for (let times = 0; times < 2; times += 1) {
      await send(vital('/'));
      other.count(vital('/'));
      await Promise.all([backend.app.vitals.flush(), other.flush()]);
    }
    other.count(vital('/'));
    await other.close();
    expect(await rows()).toMatchObject([{ day: '2037-11-20', page: '/', name: 'LCP', count: 5 }]);
  });
});

describe('what is not counted', () => {
  it('previews, other entries, and what is no web vital', async () => {
    await send(vital('/'), { 'x-verandah-preview': 'remote-listings@1.1.0' });
    await send(vital('/'), {}, 'Web vitals');
    await send({});
    await send({ ...vital('/'), name: 'FID' });
    await send(vital('/', -1));
    await send({ ...vital('/'), value: '1200' });
    await send(vital('search'));
    await send(vital(`/${'a/'.repeat(1_000)}`));
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA', '/offers/:token'],
    ['/properties/create', '/properties/create'],
    ['/properties/jane-citizen/', '/properties/:propertyId'],
    ['/search/lease', '/search/:listingType/:propertyType?'],
    ['/search/lease/residential', '/search/:listingType/:propertyType?'],
    ['//help', '/help'],
  ])('ids, slugs, tokens and names: %s is %s', async (path, page) => {
    await send(vital(path));
    expect(await rows()).toMatchObject([{ page }]);
  });

  it.each(['/jane-citizen', '/help/jane', '/search', '/__proto__', '/%6aelp', '/help?q=jane', '//evil.example/help'])(
    'what is no live page: %s',
    async (path) => {
      await send(vital(path));
      expect(await rows()).toEqual([]);
    },
  );

  it('values beyond ten minutes: they are in the last bucket', async () => {
    for (const value of [600_000, 1e15, Number.MAX_VALUE]) await send(vital('/', value));
    expect(await rows()).toMatchObject([{ bucket: 760, count: 3 }]);
  });

  it('a flood of values: 5,000 rows at once', async () => {
    const pages = { pageOf: (address: string) => address, refresh: async () => {} };
    const counter = openVitalCounter({ database: backend.database, pages, clock: () => now, log: { warn() {} } });
    for (let page = 0; page < 30; page += 1)
      for (let value = 0.001; value < 500_000; value *= 1.05) counter.count(vital(`/${page}`, value));
    await counter.close();
    expect(await rows()).toHaveLength(5_000);
  });
});

describe('the live pages', () => {
  it('are unknown without a release service, and nothing is counted', async () => {
    const pages = livePages(null, () => now);
    await pages.refresh();
    expect(pages.pageOf('/help')).toBeNull();
  });

  it('are read again after a minute; while the service is away, the last ones count', async () => {
    const read = jest.fn<() => Promise<string[]>>().mockResolvedValue(['/help']);
    const pages = livePages(read, () => now);
    await pages.refresh();
    read.mockRejectedValue(new Error('away'));
    await pages.refresh();
    expect(read).toHaveBeenCalledTimes(1);
    now = new Date(now.getTime() + 60_000);
    await pages.refresh();
    await pages.refresh();
    expect(read).toHaveBeenCalledTimes(3);
    expect(pages.pageOf('/help')).toBe('/help');
    read.mockResolvedValue(['/about']);
    await pages.refresh();
    expect([pages.pageOf('/help'), pages.pageOf('/about')]).toEqual([null, '/about']);
  });
});

it('a flush that fails is logged, and the next one works', async () => {
  const warn = jest.fn();
  const away = {
    insert: () => {
      throw new Error('the database is away');
    },
  };
  let database: unknown = away;
  const switching = new Proxy({}, { get: (_target, name) => Reflect.get(database as object, name) });
  const pages = backend.app.livePages;
  const counter = openVitalCounter({ database: switching as never, pages, clock: () => now, log: { warn } });
  counter.count(vital('/'));
  await counter.flush();
  expect(warn).toHaveBeenCalledTimes(1);
  database = { insert: backend.database.insert.bind(backend.database) };
  counter.count(vital('/help'));
  await counter.close();
  expect(await rows()).toMatchObject([{ page: '/help', count: 1 }]);
});
