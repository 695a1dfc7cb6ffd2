import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { calendarFeeds } from './calendar-feed-table.ts';

const olivia = { id: '64000000-0000-4000-8000-000000000001' };
const jack = { id: '64000000-0000-4000-8000-000000000002' };
const now = new Date('2026-11-23T01:00:00Z');

let backend: TestBackend;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  backend = await testBackend({ clock: () => now, logLevel: 'debug', logTo });
});
afterAll(() => backend.close());

const path = '/api/calendar-feeds';
const subscribe = (token: string, as = olivia) => backend.inject({ method: 'POST', url: path, payload: { token } }, as);
const calendarOf = (token: string) => backend.inject({ url: `/api/private-calendars/${token}` });
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('a private calendar', () => {
  it('has the lawful dates, notices, visits and open homes of its owner, and of no other user', async () => {
    const startAt = new Date('2026-12-05T00:00:00Z');
    const listing = await backend.insert.listing({
      ownerId: olivia.id,
      opens: [{ startAt, endAt: new Date('2026-12-05T00:30:00Z') }],
    });
    const own = { ownerId: olivia.id, propertyId: listing.propertyId };
    const tenancy = await backend.insert.tenancy({ ...own, startDate: '2026-10-01', endDate: '2027-09-30' });
    await backend.insert.notice({ ownerId: olivia.id, tenancyId: tenancy.id });
    await backend.insert.tenancy({
      ownerId: jack.id,
      propertyId: (await backend.insert.property({ ownerId: jack.id })).id,
    });
    const token = newSecret();
    await subscribe(token);
    const response = await calendarOf(token);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const events = eventsIn(response.body);
    expect(events.map(({ summary, startDate }) => `${summary} ${startDate.toString()}`).sort()).toEqual([
      'Fixed term ends: 12A/3–5 Bridge Road 2027-09-30',
      'Open home: 12A/3–5 Bridge Road 2026-12-05T11:00:00',
      'Rent increase possible: 12A/3–5 Bridge Road 2027-10-01',
      'Visit to the home 2099-02-02T10:00:00',
    ]);
    expect(events[0]?.location).toBe('12A/3–5 Bridge Road, Richmond VIC 3121');
  });

  it('stores the hash of its token only, and no response contains the token', async () => {
    const token = newSecret();
    const created = await subscribe(token);
    expect([created.statusCode, created.body.includes(token)]).toEqual([201, false]);
    const stored = await backend.database.select().from(calendarFeeds);
    expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashOf(token));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await backend.inject({ url: path }, olivia)).body).not.toContain(token);
    expect((await subscribe(token)).json().id).toBe(created.json().id);
    expect((await subscribe(token, jack)).statusCode).toBe(422);
  });

  it('stops at once when it is revoked, and is 404 for a made-up token', async () => {
    const token = newSecret();
    const { '@id': iri } = (await subscribe(token)).json();
    expect((await calendarOf(token)).statusCode).toBe(200);
    const listed = (await backend.inject({ url: path }, olivia)).json().member;
    expect(listed.find((one: { '@id': string }) => one['@id'] === iri)?.lastReadAt).toBe(now.toISOString());
    await backend.inject({ method: 'DELETE', url: iri }, olivia);
    expect((await calendarOf(token)).statusCode).toBe(404);
    expect((await calendarOf(newSecret())).statusCode).toBe(404);
    expect((await subscribe(token)).statusCode).toBe(422);
  });

  it('is in no log line, whether it is found, unknown or the database breaks', async () => {
    const before = logged.length;
    const [token, unknown] = [newSecret(), newSecret()];
    await subscribe(token);
    expect((await calendarOf(token)).statusCode).toBe(200);
    expect((await calendarOf(unknown)).statusCode).toBe(404);
    for (const url of [`/api/private-calendars/${token}/x`, `/api/private-calendar/${token}`]) {
      expect((await backend.inject({ url })).statusCode).toBe(404);
    }
    await backend.database.execute(sql`alter table calendar_feeds rename to calendar_feeds_broken`);
    expect((await calendarOf(token)).statusCode).toBe(500);
    await backend.database.execute(sql`alter table calendar_feeds_broken rename to calendar_feeds`);
    const lines = logged.slice(before);
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('/api/private-calendars/:token')).length).toBeGreaterThan(0);
    for (const secret of [token, unknown]) expect(lines.join('')).not.toContain(secret);
  });
});
