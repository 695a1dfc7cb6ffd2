import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { testBackend } from '../testing/index.ts';
import { bookingApi, monday, olivia, startAt } from './testing/booking-api.ts';

const stranger = { id: '53000000-0000-4000-8000-000000000002' };

let api: Awaited<ReturnType<typeof bookingApi>>;
beforeAll(async () => {
  api = await bookingApi();
});
afterAll(() => api.backend.close());
beforeEach(() => api.anInspection());

describe('booking an inspection', () => {
  it('mails a calendar file with the local time and the address once it is confirmed, and lists it for the owner', async () => {
    const response = await api.book();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ open: api.path(), startAt: startAt.toISOString() });
    const token = await api.lastToken();
    const before = (await api.mails()).length;
    expect((await api.confirm(token)).json()).toMatchObject({ status: 'booked' });
    const [mail, ...others] = (await api.mails()).slice(before).filter(({ to }) => to === 'mia@example.com');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
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
    expect(event?.getFirstPropertyValue('uid')).toBe(`open-${api.ids().openId}@localhost:4300`);
    expect(await api.list()).toMatchObject([
      { name: 'Mia Petrović', email: 'mia@example.com', phone: '+61491570006', open: api.path() },
    ]);
    const mine = (await api.backend.inject({ url: `/api/listings/${api.ids().listingId}` }, olivia)).json();
    expect(mine.listingOpens[0]).toMatchObject({ bookable: true, capacity: null, booked: 1, held: 0 });
  });

  it('never shows visitors who is coming, only how many places are left', async () => {
    await api.anInspection({ capacity: 3 });
    await api.book();
    const shown = await api.publicOpen();
    expect(shown).toMatchObject({ bookable: true, placesLeft: 2 });
    expect(shown).not.toHaveProperty('capacity');
    expect(shown).not.toHaveProperty('booked');
    expect((await api.backend.inject({ url: `${api.path()}/bookings` })).statusCode).toBe(401);
    expect((await api.backend.inject({ url: `${api.path()}/bookings` }, stranger)).statusCode).toBe(404);
    await api.anInspection({ bookable: false, capacity: 3 });
    expect(await api.publicOpen()).toMatchObject({ bookable: false });
    expect(await api.publicOpen()).not.toHaveProperty('placesLeft');
  });

  it('books 5 of 20 visitors who ask for 5 places at the same time', async () => {
    await api.anInspection({ capacity: 5 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => api.book({ email: `visitor-${index}@example.com` })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    expect(replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().code)).toEqual(
      Array(15).fill('full'),
    );
    expect(await api.stored()).toHaveLength(5);
    expect(await api.publicOpen()).toMatchObject({ placesLeft: 0 });
  });

  it('that is repeated with the same id books and mails once', async () => {
    const before = (await api.mails()).length;
    const payload = api.typed();
    const replies = [await api.book(payload), await api.book(payload)].map((reply) => reply.json());
    expect(replies[0]).toEqual(replies[1]);
    expect(await api.stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(before + 1);
    expect((await api.book({ ...payload, email: 'sam@example.com' })).json().code).toBe('id-taken');
  });

  it('explains why it is not possible', async () => {
    expect((await api.book({ website: 'https://spam.example' })).json().violations[0].propertyPath).toBe('website');
    expect((await api.book({ open: `/api/listing-opens/${randomUUID()}` })).json().violations[0].code).toBe(
      'not-found',
    );
    await api.anInspection({ startAt: new Date(monday.getTime() - 60_000) });
    expect((await api.book()).json().code).toBe('started');
    await api.anInspection({}, { status: 'withdrawn' });
    expect((await api.book()).json().violations[0].code).toBe('not-found');
    await api.anInspection({ bookable: false });
    expect((await api.book()).json().code).toBe('not-bookable');
    expect(await api.stored()).toEqual([]);
  });

  it('mails no street that the owner hides', async () => {
    await api.anInspection({}, { streetHidden: true });
    await api.bookAndConfirm();
    const mail = (await api.mails()).findLast(({ subject }) => subject.startsWith('Inspection booked'));
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

  it('gets 429 when too many are made with one email address, from any IP address', async () => {
    const email = 'flooded@example.com';
    const earlier = { ownerId: olivia.id, openId: api.ids().openId, email, heldUntil: monday };
    const inAnHour = new Date(monday.getTime() + 3_600_000);
    for (let count = 0; count < 1000; count += 1) {
      await api.backend.insert.inspectionBooking({ ...earlier, createdAt: monday });
    }
    api.setNow(monday);
    const reply = await api.book({ email });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '3600']);
    api.setNow(inAnHour);
    expect((await api.book({ email })).statusCode).toBe(201);
    api.setNow(monday);
  });
});
