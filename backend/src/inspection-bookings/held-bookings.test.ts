import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import { waitForLock } from '../testing/wait-for-lock.ts';
import { inspectionBookings } from './inspection-booking-table.ts';
import { bookingApi, olivia, tokenIn } from './testing/booking-api.ts';

const minute = 60_000;

let api: Awaited<ReturnType<typeof bookingApi>>;
beforeAll(async () => {
  api = await bookingApi();
});
afterAll(() => api.backend.close());
beforeEach(() => api.anInspection({ capacity: 2 }));

const placesLeft = async () => (await api.publicOpen()).placesLeft;
const view = async (token: string) => (await api.post('/api/inspection-booking-views', { token })).json();
const subjects = async (from: number) => (await api.mails()).slice(from).map(({ to, subject }) => [to, subject]);
const place = '12A/3–5 Bridge Road, Richmond VIC 3121';

describe('a booking by a guest', () => {
  it('holds a place for 30 minutes, and is mailed a link to confirm it', async () => {
    const before = (await api.mails()).length;
    const reply = await api.book();
    const heldUntil = new Date(reply.json().heldUntil).getTime();
    expect(Math.abs(heldUntil - api.now().getTime() - 30 * minute)).toBeLessThan(minute);
    const [mail, ...others] = (await api.mails()).slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      subject: `Confirm your inspection: ${place}`,
      attachments: [],
    });
    expect(mail?.text).toContain('Confirm your booking within 30 minutes.');
    expect(mail?.html).not.toContain('Petrović');
    expect(await placesLeft()).toBe(1);
    // The owner gets no details of a person who may not know about the booking.
    expect(await api.list()).toEqual([]);
    const mine = (await api.backend.inject({ url: `/api/listings/${api.ids().listingId}` }, olivia)).json();
    expect(mine.listingOpens[0]).toMatchObject({ booked: 0, held: 1, placesLeft: 1 });
  });

  it('stays once it is confirmed, which looking at it does not do', async () => {
    await api.book();
    const token = await api.lastToken();
    expect(await view(token)).toMatchObject({ status: 'held', heldUntil: expect.any(String) });
    expect((await api.backend.inject({ url: `/inspections/${token}` })).statusCode).toBe(404);
    expect(await api.list()).toEqual([]);
    for (const _ of [1, 2]) expect((await api.confirm(token)).json()).toMatchObject({ status: 'booked' });
    api.pass(31 * minute);
    expect(await placesLeft()).toBe(1);
    expect(await api.list()).toHaveLength(1);
    expect((await api.confirm(`${'A'.repeat(43)}`)).statusCode).toBe(404);
  });

  it('holds three places at most for one address, so that one visitor cannot fill an inspection', async () => {
    await api.anInspection({ capacity: 5 });
    for (const _ of [1, 2, 3]) expect((await api.book()).statusCode).toBe(201);
    expect((await api.book()).json().code).toBe('held');
    expect(await placesLeft()).toBe(2);
    api.pass(31 * minute);
    expect((await api.book()).statusCode).toBe(201);
  });

  it('frees its place after 30 minutes, and can be confirmed late while there are places left', async () => {
    await api.book();
    const token = await api.lastToken();
    await api.bookAndConfirm({ email: 'sam@example.com' });
    expect((await api.book({ email: 'zoe@example.com' })).json().code).toBe('full');
    api.pass(31 * minute);
    expect(await placesLeft()).toBe(1);
    await api.bookAndConfirm({ email: 'zoe@example.com' });
    expect((await api.confirm(token)).json()).toMatchObject({ status: 409, code: 'full' });
    const zoe = (await api.list())[1];
    await api.backend.database.execute(`delete from inspection_bookings where id = '${zoe.id}'`);
    expect((await api.confirm(token)).json()).toMatchObject({ status: 'booked' });
    expect(await placesLeft()).toBe(0);
  });

  it('cannot be confirmed without a place when its hold ends while the request waits', async () => {
    await api.anInspection({ capacity: 1 });
    await api.book();
    const token = await api.lastToken();
    const { database } = api.backend;
    const confirmation = await database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from listing_opens where id = ${api.ids().openId} for update`);
      const pending = api.confirm(token);
      await waitForLock(database);
      api.pass(31 * minute);
      const [mia] = await api.stored();
      if (!mia) throw new Error('The booking of Mia is missing.');
      const zoe = { ...mia, id: randomUUID(), email: 'zoe@example.com', heldUntil: null };
      await transaction.insert(inspectionBookings).values(zoe);
      return { pending };
    });
    expect((await confirmation.pending).json()).toMatchObject({ status: 409, code: 'full' });
    expect(await api.list()).toMatchObject([{ email: 'zoe@example.com' }]);
  });

  it('cannot be confirmed after the inspection or when the property has left the market', async () => {
    const [startAt, endAt] = [10, 20].map((minutes) => new Date(api.now().getTime() + minutes * minute));
    await api.anInspection({ startAt, endAt });
    await api.book();
    api.pass(21 * minute);
    expect((await api.confirm(await api.lastToken())).json()).toMatchObject({ status: 409, code: 'over' });
    await api.anInspection();
    await api.book();
    const url = `/api/listings/${api.ids().listingId}/status`;
    await api.backend.inject({ method: 'POST', url, payload: { status: 'withdrawn' } }, olivia);
    expect((await api.confirm(await api.lastToken())).json()).toMatchObject({ status: 'cancelled' });
  });

  it('can be sent again with the same id after the hold is over', async () => {
    const typed = api.typed();
    await api.book(typed);
    api.pass(31 * minute);
    expect((await api.book(typed)).statusCode).toBe(201);
    expect(await placesLeft()).toBe(1);
    expect((await api.confirm(await api.lastToken())).json()).toMatchObject({ status: 'booked' });
  });
});

describe('a repeated booking', () => {
  it('is answered like a first one and takes a place for 30 minutes; only the mail shows that there is one', async () => {
    await api.anInspection({ capacity: 5 });
    await api.bookAndConfirm();
    const before = (await api.mails()).length;
    api.pass(10 * minute);
    const known = await api.book({ email: 'MIA@example.com', name: 'Another person' });
    expect(await placesLeft()).toBe(3);
    const unknown = await api.book({ email: 'sam@example.com' });
    expect(await placesLeft()).toBe(2);
    const shape = (reply: typeof known) => {
      const body: Record<string, unknown> = reply.json();
      return [reply.statusCode, { ...body, '@id': '', id: '', heldUntil: typeof body.heldUntil }];
    };
    expect(shape(known)).toEqual(shape(unknown));
    expect(await subjects(before)).toEqual([
      ['mia@example.com', `Your inspection booking: ${place}`],
      ['sam@example.com', `Confirm your inspection: ${place}`],
    ]);
    expect(await view(await tokenOf('mia@example.com'))).toMatchObject({ status: 'booked', name: 'Mia Petrović' });
    api.pass(31 * minute);
    expect(await placesLeft()).toBe(4);
    expect(await api.list()).toMatchObject([{ name: 'Mia Petrović' }]);
  });

  it('is mailed the link to the booking at most every two minutes', async () => {
    await api.anInspection();
    await api.bookAndConfirm();
    api.pass(10 * minute);
    const before = (await api.mails()).length;
    await api.book();
    await api.book();
    expect(await subjects(before)).toHaveLength(1);
    api.pass(3 * minute);
    await api.book();
    expect(await subjects(before)).toHaveLength(2);
  });

  it('gets the same answer as a first one when the inspection is full', async () => {
    await api.bookAndConfirm();
    await api.bookAndConfirm({ email: 'sam@example.com' });
    const [known, unknown] = [await api.book(), await api.book({ email: 'zoe@example.com' })];
    expect(known.json().code).toBe('full');
    const [toKnown, toUnknown]: [object, object] = [known.json(), unknown.json()];
    expect({ ...toKnown, traceId: '' }).toEqual({ ...toUnknown, traceId: '' });
  });

  it('that was not confirmed becomes one booking, whichever link is opened', async () => {
    await api.book();
    const first = await api.lastToken();
    await api.book({ name: 'Mia P.' });
    const second = await api.lastToken();
    await api.confirm(second);
    expect(await placesLeft()).toBe(1);
    expect((await api.confirm(first)).json()).toMatchObject({ status: 'booked', name: 'Mia P.' });
    expect(await api.list()).toMatchObject([{ name: 'Mia P.' }]);
  });
});

describe('a booking by a signed-in user', () => {
  const sam = { id: randomUUID(), username: 'sam@example.com', emailVerified: true };
  const bookAs = (user: typeof sam, changes: object = {}) =>
    api.backend.inject(
      { method: 'POST', url: '/api/inspection-bookings', payload: { ...api.typed(), ...changes } },
      user,
    );

  it('is confirmed at once when the email address is verified, also when the last place is held for it', async () => {
    await api.anInspection({ capacity: 1 });
    await api.book({ email: 'sam@example.com' });
    const token = await api.lastToken();
    const before = (await api.mails()).length;
    for (const _ of [1, 2]) {
      const reply = await bookAs(sam, { email: 'Sam@example.com' });
      expect(reply.statusCode).toBe(201);
      expect(reply.json()).not.toHaveProperty('heldUntil');
    }
    expect((await subjects(before)).filter(([to]) => to === 'sam@example.com')).toEqual([
      ['sam@example.com', `Inspection booked: ${place}`],
    ]);
    expect(await api.list()).toMatchObject([{ email: 'sam@example.com' }]);
    expect(await api.stored()).toHaveLength(1);
    // The link that was mailed before opens the same booking.
    expect(await view(token)).toMatchObject({ status: 'booked' });
  });

  it('waits for confirmation when the address is not verified, or belongs to another person', async () => {
    const unverified = { id: randomUUID(), username: 'zoe@example.com', emailVerified: false };
    expect((await bookAs(unverified, { email: 'zoe@example.com' })).json()).toHaveProperty('heldUntil');
    expect((await bookAs(sam, { email: 'mia@example.com' })).json()).toHaveProperty('heldUntil');
    expect(await api.list()).toEqual([]);
  });
});

/** Returns the token of the newest mail to an address. */
const tokenOf = async (address: string) => tokenIn((await api.mails()).findLast(({ to }) => to === address)?.text);

it('deletes a booking that was not confirmed a day after its hold is over', async () => {
  await api.book();
  const inHours = (hours: number) => new Date(api.now().getTime() + 30 * minute + hours * 60 * minute);
  await deleteExpiredRows(api.backend.database, inHours(23.9));
  expect(await api.stored()).toHaveLength(1);
  await deleteExpiredRows(api.backend.database, inHours(24.1));
  expect(await api.stored()).toEqual([]);
});
