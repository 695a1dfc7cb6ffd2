import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '52000000-0000-4000-8000-000000000001' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const halfAnHourFrom = (startAt: Date) => ({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) });

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const get = (id: string, query = '') => backend.inject({ url: `/api/listings/${id}/open-homes.ics${query}` });
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const summaries = (text: string) => eventsIn(text).map((event) => event.getFirstPropertyValue('summary'));

describe('GET /api/listings/{id}/open-homes.ics', () => {
  it('contains future open homes and the auction', async () => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      type: 'sale',
      auctionAt: inDays(20),
      opens: [halfAnHourFrom(inDays(-1)), halfAnHourFrom(inDays(2)), halfAnHourFrom(inDays(9))],
    });
    const response = await get(id);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(summaries(response.body)).toEqual([
      'Open home: 12A/3–5 Bridge Road',
      'Open home: 12A/3–5 Bridge Road',
      'Auction: 12A/3–5 Bridge Road',
    ]);
    const uid = String(eventsIn(response.body)[0]?.getFirstPropertyValue('uid'));
    const one = await get(id, `?open=${uid.replace(/^open-|@.*$/g, '')}`);
    expect(summaries(one.body)).toHaveLength(1);
  });

  it('never contains a hidden street', async () => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      streetHidden: true,
      opens: [halfAnHourFrom(inDays(2))],
    });
    expect((await get(id)).body).toMatch(/LOCATION:Richmond VIC 3121/);
    expect((await get(id)).body).not.toContain('Bridge');
  });

  it('is 404 for a draft, a listing that left the market, and one without open homes', async () => {
    const opens = [halfAnHourFrom(inDays(2))];
    for (const status of ['draft', 'sold', 'withdrawn'] as const) {
      const { id } = await backend.insert.listing({ ownerId: olivia.id, status, opens });
      expect((await get(id)).statusCode).toBe(404);
    }
    const { id } = await backend.insert.listing({ ownerId: olivia.id });
    expect((await get(id)).statusCode).toBe(404);
    expect((await get(id, '?open=x')).statusCode).toBe(404);
  });
});
