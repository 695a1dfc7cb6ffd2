import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { openRateLimits } from './open-rate-limits.ts';
import { rateLimits } from './rate-limit-table.ts';

const limit = 3;
let backend: TestBackend;
let second: FastifyInstance;
beforeAll(async () => {
  backend = await testBackend({ authRequestsPerMinute: limit, offersPerHour: limit, webhooksPerMinute: limit });
  second = await createApp(backend.config, backend, backend.boss);
});
afterAll(async () => {
  await second.close();
  await backend.close();
});

/** Each test has a visitor of its own. */
let visitor = '';
let visitors = 0;
beforeEach(() => {
  visitors += 1;
  visitor = `203.0.113.${visitors}`;
});

const statusOf = async (app: FastifyInstance, url = '/api/auth/session') => {
  const method = url === '/api/auth/session' ? 'GET' : 'POST';
  const reply = await app.inject({ method, url, headers: { 'x-forwarded-for': visitor } });
  return reply.statusCode;
};

it('counts the requests to all backends together, also those of a backend that starts later', async () => {
  expect(await statusOf(backend.app)).toBe(200);
  expect(await statusOf(second)).toBe(200);
  const third = await createApp(backend.config, backend, backend.boss);
  expect(await statusOf(third)).toBe(200);
  for (const app of [backend.app, second, third, backend.app]) expect(await statusOf(app)).toBe(429);
  await third.close();
});

it('counts parallel requests exactly', async () => {
  const apps = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? backend.app : second));
  const statuses = await Promise.all(apps.map((app) => statusOf(app)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10 - limit);
});

it('starts again at the end of the window', async () => {
  for (let times = 0; times < limit; times += 1) expect(await statusOf(second)).toBe(200);
  await backend.database.update(rateLimits).set({ expire: Date.now() - 1 });
  expect(await statusOf(backend.app)).toBe(200);
  expect(await statusOf(second)).toBe(200);
});

it('accepts a refused client again when its window has ended', async () => {
  const limits = openRateLimits(backend.url, backend.app.log);
  const count = limits.counterOf({ max: 1, windowMs: 1_000 });
  expect((await count(visitor)).requests).toBe(1);
  const { requests, msUntilEnd } = await count(visitor);
  expect(requests).toBe(2);
  await wait(msUntilEnd + 50);
  expect((await count(visitor)).requests).toBe(1);
  await limits.close();
});

it('counts each route for itself', async () => {
  for (let times = 0; times < limit; times += 1)
    expect(await statusOf(second, '/api/offer-link-requests')).not.toBe(429);
  expect(await statusOf(backend.app, '/api/offer-link-requests')).toBe(429);
  expect(await statusOf(backend.app, '/api/application-links')).not.toBe(429);
});

it('stores no address, and deletes a count when its window has ended', async () => {
  await statusOf(backend.app);
  const stored = await backend.database.select().from(rateLimits);
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain(visitor);
  await deleteExpiredRows(backend.database, new Date(Date.now() + 2 * 3_600_000));
  expect(await backend.database.$count(rateLimits)).toBe(0);
});

describe('while PostgreSQL does not count', () => {
  /** Backends that have not counted yet. */
  async function limitsOfTwo(): Promise<void> {
    const apps = [
      await createApp(backend.config, backend, backend.boss),
      await createApp(backend.config, backend, backend.boss),
    ];
    for (const app of apps) {
      for (let times = 0; times < limit; times += 1) expect(await statusOf(app, '/auth/backchannel-logout')).toBe(400);
      expect(await statusOf(app, '/auth/backchannel-logout')).toBe(429);
    }
    await Promise.all(apps.map((app) => app.close()));
  }

  it('each backend limits for itself, when the query fails', async () => {
    await backend.database.execute(sql`alter table rate_limits rename to rate_limits_away`);
    await limitsOfTwo();
    await backend.database.execute(sql`alter table rate_limits_away rename to rate_limits`);
  });

  it('each backend limits for itself, when the query hangs', async () => {
    await backend.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table rate_limits in access exclusive mode`);
      await limitsOfTwo();
    });
  });
});
