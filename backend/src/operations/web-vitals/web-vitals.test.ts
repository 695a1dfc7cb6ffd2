import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { operatedWebVitalsPath, type PageVital } from 'shared-contract/operations/web-vitals';
import { deleteExpiredRows } from '../../cleanup-jobs/delete-expired-rows.ts';
import { type TestBackend, testBackend } from '../../testing/index.ts';
import { openVitalCounter } from './count-vitals.ts';
import { webVitals } from './web-vital-table.ts';

const operator = { id: '77000000-0000-4000-8000-000000000001', username: 'olivia@example.com', emailVerified: true };

let now: Date;
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ operators: [operator.username], clock: () => now, logEntriesPerMinute: 1_000_000 });
});
afterAll(() => backend.close());
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
      { page: '/listings/:id', name: 'LCP', p75: expect.any(Number), count: 2 },
      { page: '/search/lease/residential', name: 'CLS', p75: expect.any(Number), count: 1 },
      { page: '/search/lease/residential', name: 'LCP', p75: expect.any(Number), count: 1 },
    ]);
  });

  it('are shown at the 75th percentile of seven days, about 5 % exact', async () => {
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
    expect(Math.abs((lcp?.p75 ?? 0) / expected - 1)).toBeLessThan(0.05);
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
    const { database } = backend;
    const other = openVitalCounter({ database, clock: () => now, log: { warn() {} } });
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
    ['/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA', '/offers/:id'],
    [`/offers/${'a'.repeat(41)}`, '/offers/:id'],
    ['/olivia@example.com/../Jack/%6a', '/:id/:id/:id/:id'],
    ['/suburbs/richmond-vic-3121/', '/suburbs/:id'],
    ['/orders/1/edit/a1', '/orders/:id/edit/:id'],
    ['//evil.example//x?y#z\u001b', '/:id/:id'],
    ['/a/b/c/d/e/f/g/h/i/j', '/a/b/c/d/e/f/g/h'],
    ['/__proto__/-a/a-/a--b', '/:id/:id/:id/:id'],
    ['/tenant-checks/create', '/tenant-checks/create'],
  ])('ids, slugs and tokens: %s is %s', async (path, page) => {
    await send(vital(path));
    expect(await rows()).toMatchObject([{ page }]);
  });

  it('values beyond ten minutes: they are in the last bucket', async () => {
    for (const value of [600_000, 1e15, Number.MAX_VALUE]) await send(vital('/', value));
    expect(await rows()).toMatchObject([{ bucket: 213, count: 3 }]);
  });

  it('invented pages: 300 a day, and the first ones still count', async () => {
    const word = (index: number) => `x${String.fromCharCode(97 + (index % 26), 97 + ((index / 26) % 26))}`;
    const { database } = backend;
    const counter = openVitalCounter({ database, clock: () => now, log: { warn() {} } });
    const countAll = async () => {
      for (let index = 0; index < 400; index += 1) counter.count(vital(`/${word(index)}`));
      await counter.flush();
    };
    await countAll();
    await countAll();
    expect(await rows()).toHaveLength(300);
    now = new Date('2037-11-21T02:00:00Z');
    await counter.flush();
    await countAll();
    expect((await rows()).filter(({ day }) => day === '2037-11-21')).toHaveLength(300);
    await counter.close();
  });

  it('a flood of values: 5,000 rows at once', async () => {
    const { database } = backend;
    const counter = openVitalCounter({ database, clock: () => now, log: { warn() {} } });
    for (let page = 0; page < 60; page += 1)
      for (let value = 1; value < 500_000; value *= 1.1)
        counter.count(
          vital(`/${String.fromCharCode(97 + (page % 26))}/${page < 26 ? 'a' : 'b'}/${page < 52 ? 'a' : 'b'}`, value),
        );
    for (const name of ['FCP', 'INP', 'TTFB'])
      for (let page = 0; page < 26; page += 1)
        for (let value = 1; value < 500_000; value *= 1.1)
          counter.count(vital(`/${String.fromCharCode(97 + page)}`, value, name));
    await counter.close();
    expect(await rows()).toHaveLength(5_000);
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
  const counter = openVitalCounter({ database: switching as never, clock: () => now, log: { warn } });
  counter.count(vital('/'));
  await counter.flush();
  expect(warn).toHaveBeenCalledTimes(1);
  database = { insert: backend.database.insert.bind(backend.database) };
  counter.count(vital('/help'));
  await counter.close();
  expect(await rows()).toMatchObject([{ page: '/help', count: 1 }]);
});
