import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { inspectionBookings } from './inspection-booking-table.ts';

const olivia = { id: '53000000-0000-4000-8000-000000000001' };
const stranger = { id: '53000000-0000-4000-8000-000000000002' };
/** Monday before the inspection on Saturday, 28 November, at 10 am in Melbourne. */
const monday = new Date('2026-11-23T00:00:00Z');
const startAt = new Date('2026-11-27T23:00:00Z');
const endAt = new Date('2026-11-27T23:30:00Z');

let now = monday;
/** Each request has a time of its own, so mails have an order. */
let ticks = 0;
const clock = () => {
  ticks += 1;
  return new Date(now.getTime() + ticks);
};
let backend: TestBackend;
let guest: Record<string, string>;
let listingId: string;
let openId: string;
beforeAll(async () => {
  backend = await testBackend({ enquiriesPerHour: 1000, clock });
  const response = await backend.inject({ url: '/api/auth/csrf-token' });
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  guest = { cookie, 'x-csrf-token': response.json().csrfToken };
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = monday;
  await anInspection();
});

/** Inserts an inspection that takes bookings, of a listing of its own. */
async function anInspection(settings: object = {}, listing: object = {}) {
  const opens = [{ startAt, endAt, bookable: true, ...settings }];
  listingId = (await backend.insert.listing({ ownerId: olivia.id, opens, ...listing })).id;
  const [open] = await backend.database.select().from(listingOpens).where(eq(listingOpens.listingId, listingId));
  openId = open?.id ?? '';
}

const path = () => `/api/listing-opens/${openId}`;
const typed = () => ({
  id: randomUUID() as string,
  open: path(),
  name: 'Mia Petrović',
  email: 'Mia@Example.com',
  phone: '0491 570 006',
});
const book = (changes: object = {}) =>
  backend.inject({ method: 'POST', url: '/api/inspection-bookings', payload: { ...typed(), ...changes } }, guest);
const post = (url: string, payload: object) => backend.inject({ method: 'POST', url, payload }, guest);
const stored = () => backend.database.select().from(inspectionBookings).where(eq(inspectionBookings.openId, openId));
const publicOpen = async () => (await backend.inject({ url: `/api/listings/${listingId}` })).json().listingOpens[0];
const list = async () => (await backend.inject({ url: `${path()}/bookings` }, olivia)).json().member;
const mails = () => backend.mails();
const tokenIn = (text = '') => /\/inspections\/([\w-]{43})\n/.exec(text)?.[1] ?? '';

describe('booking an inspection', () => {
  it('confirms it by email with the local time, the address and a calendar file, and lists it for the owner', async () => {
    const before = (await mails()).length;
    const response = await book();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ open: path(), startAt: startAt.toISOString() });
    const [mail, ...others] = (await mails()).slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      replyTo: undefined,
      subject: 'Inspection booked: 12A/3–5 Bridge Road, Richmond VIC 3121',
    });
    const when = 'Saturday 28 November 2026, 10:00 am – 10:30 am AEDT';
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(when);
      expect(part).toContain('12A/3–5 Bridge Road, Richmond VIC 3121');
      expect(part).not.toContain('Petrović');
    }
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ name: 'inspection.ics', type: 'text/calendar' });
    const [event] = new ICAL.Component(ICAL.parse(String(file?.bytes))).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(`open-${openId}@localhost:4300`);
    expect(await list()).toMatchObject([
      { name: 'Mia Petrović', email: 'mia@example.com', phone: '+61491570006', open: path() },
    ]);
    const mine = (await backend.inject({ url: `/api/listings/${listingId}` }, olivia)).json();
    expect(mine.listingOpens[0]).toMatchObject({ bookable: true, capacity: null, booked: 1 });
  });

  it('never shows visitors who is coming, only how many places are left', async () => {
    await anInspection({ capacity: 3 });
    await book();
    const shown = await publicOpen();
    expect(shown).toMatchObject({ bookable: true, placesLeft: 2 });
    expect(shown).not.toHaveProperty('capacity');
    expect(shown).not.toHaveProperty('booked');
    expect((await backend.inject({ url: `${path()}/bookings` })).statusCode).toBe(401);
    expect((await backend.inject({ url: `${path()}/bookings` }, stranger)).statusCode).toBe(404);
    await anInspection({ bookable: false, capacity: 3 });
    expect(await publicOpen()).toMatchObject({ bookable: false });
    expect(await publicOpen()).not.toHaveProperty('placesLeft');
  });

  it('books 5 of 20 visitors who ask for 5 places at the same time', async () => {
    await anInspection({ capacity: 5 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book({ email: `visitor-${index}@example.com` })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    expect(replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().code)).toEqual(
      Array(15).fill('full'),
    );
    expect(await stored()).toHaveLength(5);
    expect(await publicOpen()).toMatchObject({ placesLeft: 0 });
  });

  it('that is repeated with the same id books and mails once', async () => {
    const before = (await mails()).length;
    const payload = typed();
    const replies = [await book(payload), await book(payload)].map((reply) => reply.json());
    expect(replies[0]).toEqual(replies[1]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
    expect((await book({ ...payload, email: 'sam@example.com' })).json().code).toBe('id-taken');
  });

  it('by an email address that has booked gets the same confirmation, also when the inspection is full', async () => {
    await anInspection({ capacity: 2 });
    const first: object = (await book()).json();
    const second = await book({ email: 'MIA@example.com', name: 'Another person' });
    expect(second.statusCode).toBe(201);
    expect({ ...first, '@id': '', id: '' }).toEqual({ ...second.json(), '@id': '', id: '' });
    expect(await stored()).toMatchObject([{ name: 'Mia Petrović' }]);
    await book({ email: 'sam@example.com' });
    const [known, unknown] = [await book(), await book({ email: 'zoe@example.com' })];
    expect(known.json().code).toBe('full');
    expect({ ...known.json(), traceId: '' }).toEqual({ ...unknown.json(), traceId: '' });
  });

  it('explains why it is not possible', async () => {
    expect((await book({ website: 'https://spam.example' })).json().violations[0].propertyPath).toBe('website');
    expect((await book({ open: `/api/listing-opens/${randomUUID()}` })).json().violations[0].code).toBe('not-found');
    await anInspection({ startAt: new Date(monday.getTime() - 60_000) });
    expect((await book()).json().code).toBe('started');
    await anInspection({}, { status: 'withdrawn' });
    expect((await book()).json().violations[0].code).toBe('not-found');
    await anInspection({ bookable: false });
    expect((await book()).json().code).toBe('not-bookable');
    expect(await stored()).toEqual([]);
  });

  it('mails no street that the owner hides', async () => {
    await anInspection({}, { streetHidden: true });
    await book();
    const mail = (await mails()).at(-1);
    expect(`${mail?.subject}${mail?.text}${mail?.html}${mail?.attachments[0]?.bytes}`).not.toContain('Bridge Road');
    expect(mail?.text).toContain('The owner or agent will send you the street address.');
  });

  it('gets 429 when too many come from one IP address', async () => {
    const strict = await testBackend({ enquiriesPerHour: 1 });
    try {
      const send = () => strict.inject({ method: 'POST', url: '/api/inspection-bookings', payload: {} });
      await send();
      expect((await send()).statusCode).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('the link in the email', () => {
  it('shows the booking, and cancels it once, which frees the place', async () => {
    await anInspection({ capacity: 1 });
    await book();
    const token = tokenIn((await mails()).at(-1)?.text);
    const seen = await post('/api/inspection-booking-views', { token });
    expect(seen.json()).toMatchObject({ status: 'booked', name: 'Mia Petrović', listing: { id: listingId } });
    expect(seen.body).not.toContain('mia@example.com');
    for (const _ of [1, 2]) {
      const reply = await post('/api/inspection-booking-cancellations', { token });
      expect(reply.json()).toMatchObject({ status: 'cancelled' });
    }
    expect(await publicOpen()).toMatchObject({ placesLeft: 1 });
    expect(await list()).toEqual([]);
    expect((await book()).statusCode).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  it('is stored only as a hash, and opens nothing with another token', async () => {
    await book();
    const token = tokenIn((await mails()).at(-1)?.text);
    const { rows } = await backend.database.execute('select * from inspection_booking_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect((await post('/api/inspection-booking-views', { token: other })).statusCode).toBe(404);
    expect((await post('/api/inspection-booking-cancellations', { token: other })).statusCode).toBe(404);
  });
});

describe('the owner', () => {
  const patch = (payload: object) => backend.inject({ method: 'PATCH', url: path(), payload }, olivia);

  it('switches bookings on with a number of places from 1 to 100', async () => {
    await anInspection({ bookable: false });
    for (const capacity of [0, 101, 1.5]) expect((await patch({ capacity })).statusCode).toBe(422);
    const before = (await mails()).length;
    expect((await patch({ bookable: true, capacity: 100 })).json()).toMatchObject({ capacity: 100, booked: 0 });
    expect(await publicOpen()).toMatchObject({ bookable: true, placesLeft: 100 });
    expect((await patch({ capacity: null })).json()).toMatchObject({ bookable: true, capacity: null });
    expect(await mails()).toHaveLength(before);
    const added = await backend.inject(
      {
        method: 'POST',
        url: '/api/listing-opens',
        payload: {
          listing: `/api/listings/${listingId}`,
          startAt: '2026-11-28T23:00:00Z',
          endAt: '2026-11-28T23:30:00Z',
          bookable: true,
          capacity: 4,
        },
      },
      olivia,
    );
    expect(added.json()).toMatchObject({ bookable: true, capacity: 4, placesLeft: 4, booked: 0 });
  });

  it('mails everyone who has booked when the inspection moves, with the new time and a link that works', async () => {
    await book();
    await book({ email: 'sam@example.com' });
    await book({ email: 'zoe@example.com' });
    await post('/api/inspection-booking-cancellations', { token: tokenIn((await mails()).at(-1)?.text) });
    const before = (await mails()).length;
    const moved = await patch({ startAt: '2026-11-28T00:00:00Z', endAt: '2026-11-28T00:30:00Z' });
    expect(moved.json()).toMatchObject({ booked: 2 });
    const sent = (await mails()).slice(before);
    expect(sent.map(({ to }) => to).sort()).toEqual(['mia@example.com', 'sam@example.com']);
    expect(sent[0]?.subject).toBe('New time for your inspection of 12A/3–5 Bridge Road, Richmond VIC 3121');
    expect(sent[0]?.text).toContain('Saturday 28 November 2026, 11:00 am – 11:30 am AEDT');
    const [event] = new ICAL.Component(ICAL.parse(String(sent[0]?.attachments[0]?.bytes))).getAllSubcomponents(
      'vevent',
    );
    expect(event?.getFirstPropertyValue('sequence')).toBe(1);
    const seen = await post('/api/inspection-booking-views', { token: tokenIn(sent[0]?.text) });
    expect(seen.json()).toMatchObject({ startAt: '2026-11-28T00:00:00.000Z' });
  });

  it('mails everyone who has booked when the inspection is removed, but not when it is over', async () => {
    await book();
    const before = (await mails()).length;
    expect((await backend.inject({ method: 'DELETE', url: path() }, olivia)).statusCode).toBe(204);
    const [mail, ...others] = (await mails()).slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      subject: 'Inspection cancelled: 12A/3–5 Bridge Road, Richmond VIC 3121',
      attachments: [],
    });
    await anInspection();
    await book();
    const after = (await mails()).length;
    now = endAt;
    await backend.inject({ method: 'DELETE', url: path() }, olivia);
    expect(await mails()).toHaveLength(after);
  });
});

it('deletes bookings 30 days after the inspection', async () => {
  await book();
  const inDays = (days: number) => new Date(endAt.getTime() + days * 86_400_000);
  await deleteExpiredRows(backend.database, inDays(29.9));
  expect(await stored()).toHaveLength(1);
  await deleteExpiredRows(backend.database, inDays(30.1));
  expect(await stored()).toEqual([]);
});
