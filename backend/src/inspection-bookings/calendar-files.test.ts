import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { bookingApi, olivia } from './testing/booking-api.ts';

let api: Awaited<ReturnType<typeof bookingApi>>;
beforeAll(async () => {
  api = await bookingApi();
});
afterAll(() => api.backend.close());
beforeEach(() => api.anInspection());

type Mail = Awaited<ReturnType<typeof api.mails>>[number];

/** Reads the calendar file of a mail: what it does with the event, and what calendar programs compare. */
function calendarOf(mail: Mail | undefined) {
  const [file] = mail?.attachments ?? [];
  const calendar = new ICAL.Component(ICAL.parse(String(file?.bytes)));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    type: file?.type,
    method: calendar.getFirstPropertyValue('method'),
    status: event?.getFirstPropertyValue('status'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    attendee: String(event?.getFirstPropertyValue('attendee')).toLowerCase(),
  };
}

/** The calendar files of the mails to Mia since a mail, oldest first. */
const calendarsSince = async (count: number) =>
  (await api.mails())
    .slice(count)
    .filter(({ to, attachments }) => to === 'mia@example.com' && attachments.length > 0)
    .map(calendarOf);
const remove = () => api.backend.inject({ method: 'DELETE', url: api.path() }, olivia);
const move = (minutes: number) =>
  api.backend.inject({ method: 'PATCH', url: api.path(), payload: { endAt: `2026-11-27T23:${minutes}:00Z` } }, olivia);

it('adds a booked inspection to the calendar of the visitor, changes it, and removes it, with rising sequences', async () => {
  const before = (await api.mails()).length;
  await api.bookAndConfirm();
  await move(40);
  await move(50);
  await remove();
  const calendars = await calendarsSince(before);
  expect(calendars.map(({ method, status, sequence }) => [method, status, sequence])).toEqual([
    ['REQUEST', 'CONFIRMED', 0],
    ['REQUEST', 'CONFIRMED', 1],
    ['REQUEST', 'CONFIRMED', 2],
    ['CANCEL', 'CANCELLED', 3],
  ]);
  const uid = `open-${api.ids().openId}@localhost:4300`;
  for (const calendar of calendars) {
    expect(calendar).toMatchObject({ type: 'text/calendar', uid, attendee: 'mailto:mia@example.com' });
  }
});

it('is removed once by the visitor, and comes back with a higher sequence when the visitor books again', async () => {
  const before = (await api.mails()).length;
  const token = await api.bookAndConfirm();
  for (const _ of [1, 2]) await api.post('/api/inspection-booking-cancellations', { token });
  await api.bookAndConfirm();
  await move(40);
  expect((await calendarsSince(before)).map(({ method, sequence }) => [method, sequence])).toEqual([
    ['REQUEST', 0],
    ['CANCEL', 1],
    ['REQUEST', 2],
    ['REQUEST', 3],
  ]);
  const cancelled = (await api.mails()).findLast(({ subject }) => subject.startsWith('Booking cancelled'));
  expect(cancelled?.text).toContain('You’ve cancelled your booking for this inspection.');
  expect(cancelled?.html).toContain('You’ve cancelled your booking for this inspection.');
});

it('is removed when the property leaves the market', async () => {
  await api.bookAndConfirm();
  const before = (await api.mails()).length;
  const url = `/api/listings/${api.ids().listingId}/status`;
  await api.backend.inject({ method: 'POST', url, payload: { status: 'withdrawn' } }, olivia);
  expect(await calendarsSince(before)).toMatchObject([{ method: 'CANCEL', sequence: 1 }]);
});

it('is in no mail about a booking that was not confirmed', async () => {
  const before = (await api.mails()).length;
  await api.book();
  await api.post('/api/inspection-booking-cancellations', { token: await api.lastToken() });
  expect((await api.mails()).slice(before).map(({ attachments }) => attachments)).toEqual([[]]);
});
