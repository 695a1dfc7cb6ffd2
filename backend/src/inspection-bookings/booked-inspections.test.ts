import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import { bookingApi, endAt, monday, olivia, tokenIn } from './testing/booking-api.ts';

let api: Awaited<ReturnType<typeof bookingApi>>;
beforeAll(async () => {
  api = await bookingApi();
});
afterAll(() => api.backend.close());
beforeEach(() => api.anInspection());

describe('the link in the email', () => {
  it('shows the booking, and cancels it once, which frees the place', async () => {
    await api.anInspection({ capacity: 1 });
    const token = await api.bookAndConfirm();
    const seen = await api.post('/api/inspection-booking-views', { token });
    expect(seen.json()).toMatchObject({ status: 'booked', name: 'Mia Petrović', listing: { id: api.ids().listingId } });
    expect(seen.body).not.toContain('mia@example.com');
    for (const _ of [1, 2]) {
      const reply = await api.post('/api/inspection-booking-cancellations', { token });
      expect(reply.json()).toMatchObject({ status: 'cancelled', cancelledBy: 'visitor' });
    }
    expect(await api.publicOpen()).toMatchObject({ placesLeft: 1 });
    expect(await api.list()).toEqual([]);
    await api.bookAndConfirm();
    expect(await api.list()).toHaveLength(1);
  });

  it('is stored only as a hash, and opens nothing with another token', async () => {
    await api.book();
    const token = await api.lastToken();
    const { rows } = await api.backend.database.execute('select * from inspection_booking_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect((await api.post('/api/inspection-booking-views', { token: other })).statusCode).toBe(404);
    expect((await api.post('/api/inspection-booking-cancellations', { token: other })).statusCode).toBe(404);
  });
});

describe('the owner', () => {
  const patch = (payload: object) => api.backend.inject({ method: 'PATCH', url: api.path(), payload }, olivia);

  it('switches bookings on with a number of places from 1 to 100', async () => {
    await api.anInspection({ bookable: false });
    for (const capacity of [0, 101, 1.5]) expect((await patch({ capacity })).statusCode).toBe(422);
    const before = (await api.mails()).length;
    expect((await patch({ bookable: true, capacity: 100 })).json()).toMatchObject({ capacity: 100, booked: 0 });
    expect(await api.publicOpen()).toMatchObject({ bookable: true, placesLeft: 100 });
    expect((await patch({ capacity: null })).json()).toMatchObject({ bookable: true, capacity: null });
    expect(await api.mails()).toHaveLength(before);
    const added = await api.backend.inject(
      {
        method: 'POST',
        url: '/api/listing-opens',
        payload: {
          listing: `/api/listings/${api.ids().listingId}`,
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
    await api.bookAndConfirm();
    await api.bookAndConfirm({ email: 'sam@example.com' });
    const token = await api.bookAndConfirm({ email: 'zoe@example.com' });
    await api.post('/api/inspection-booking-cancellations', { token });
    const before = (await api.mails()).length;
    const moved = await patch({ startAt: '2026-11-28T00:00:00Z', endAt: '2026-11-28T00:30:00Z' });
    expect(moved.json()).toMatchObject({ booked: 2 });
    const sent = (await api.mails()).slice(before);
    expect(sent.map(({ to }) => to).sort()).toEqual(['mia@example.com', 'sam@example.com']);
    expect(sent[0]?.subject).toBe('New time for your inspection of 12A/3–5 Bridge Road, Richmond VIC 3121');
    expect(sent[0]?.text).toContain('Saturday 28 November 2026, 11:00 am – 11:30 am AEDT');
    const [event] = new ICAL.Component(ICAL.parse(String(sent[0]?.attachments[0]?.bytes))).getAllSubcomponents(
      'vevent',
    );
    expect(event?.getFirstPropertyValue('sequence')).toBe(1);
    const seen = await api.post('/api/inspection-booking-views', { token: tokenIn(sent[0]?.text) });
    expect(seen.json()).toMatchObject({ startAt: '2026-11-28T00:00:00.000Z' });
  });

  it('takes the listing off the market, and everyone who has booked a coming inspection gets an email', async () => {
    const token = await api.bookAndConfirm();
    const before = (await api.mails()).length;
    const status = (to: string) =>
      api.backend.inject(
        { method: 'POST', url: `/api/listings/${api.ids().listingId}/status`, payload: { status: to } },
        olivia,
      );
    expect((await status('underOffer')).statusCode).toBe(200);
    expect(await api.mails()).toHaveLength(before);
    expect((await status('leased')).statusCode).toBe(200);
    const sent = (await api.mails()).slice(before);
    expect(sent.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      ['mia@example.com', 'Inspection cancelled'],
    ]);
    const seen = await api.post('/api/inspection-booking-views', { token });
    expect(seen.json()).toMatchObject({ status: 'cancelled', cancelledBy: 'owner' });
  });

  it('mails everyone who has booked when the inspection is removed, but not when it is over', async () => {
    await api.bookAndConfirm();
    const before = (await api.mails()).length;
    expect((await api.backend.inject({ method: 'DELETE', url: api.path() }, olivia)).statusCode).toBe(204);
    const [mail, ...others] = (await api.mails()).slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      subject: 'Inspection cancelled: 12A/3–5 Bridge Road, Richmond VIC 3121',
    });
    await api.anInspection();
    await api.bookAndConfirm();
    const after = (await api.mails()).length;
    api.setNow(endAt);
    await api.backend.inject({ method: 'DELETE', url: api.path() }, olivia);
    expect(await api.mails()).toHaveLength(after);
  });

  it('is asked first when more have booked than the owner has seen', async () => {
    api.setNow(monday);
    await api.backend.insert.inspectionBooking({ ownerId: olivia.id, openId: api.ids().openId });
    const before = (await api.mails()).length;
    const remove = (seen: number) =>
      api.backend.inject({ method: 'DELETE', url: `${api.path()}?seenBookings=${seen}` }, olivia);
    const endAt = '2026-11-27T23:40:00Z';
    for (const reply of [await patch({ endAt, seenBookings: 0 }), await remove(0)]) {
      expect(reply.json()).toMatchObject({
        status: 409,
        code: 'booked',
        detail: '1 person has booked this inspection. Confirm that they should get an email.',
      });
    }
    expect(await api.mails()).toHaveLength(before);
    expect((await patch({ capacity: 9, seenBookings: 0 })).statusCode).toBe(200);
    expect((await patch({ endAt, seenBookings: 1 })).statusCode).toBe(200);
    expect((await remove(1)).statusCode).toBe(204);
    expect(await api.mails()).toHaveLength(before + 2);
  });

  it('corrects the end of an inspection that is over without a mail, and cannot move it', async () => {
    await api.backend.insert.inspectionBooking({ ownerId: olivia.id, openId: api.ids().openId });
    const before = (await api.mails()).length;
    api.setNow(endAt);
    expect((await patch({ endAt: '2026-11-27T23:20:00Z' })).statusCode).toBe(200);
    const moved = await patch({ startAt: '2026-12-04T23:00:00Z', endAt: '2026-12-04T23:30:00Z' });
    expect(moved.json()).toMatchObject({ status: 409, code: 'over' });
    expect(await api.mails()).toHaveLength(before);
  });
});

it('deletes bookings 30 days after the inspection', async () => {
  await api.backend.insert.inspectionBooking({ ownerId: olivia.id, openId: api.ids().openId });
  const inDays = (days: number) => new Date(endAt.getTime() + days * 86_400_000);
  await deleteExpiredRows(api.backend.database, inDays(29.9));
  expect(await api.stored()).toHaveLength(1);
  await deleteExpiredRows(api.backend.database, inDays(30.1));
  expect(await api.stored()).toEqual([]);
});
