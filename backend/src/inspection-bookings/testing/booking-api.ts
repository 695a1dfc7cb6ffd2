import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { listingOpens } from '../../listing-opens/listing-open-table.ts';
import { guestHeaders, testBackend } from '../../testing/index.ts';
import { inspectionBookings } from '../inspection-booking-table.ts';

/** The owner of the listings. */
export const olivia = { id: '53000000-0000-4000-8000-000000000001' };
/** The time of the first request: the Monday before the inspection. */
export const monday = new Date('2026-11-23T00:00:00Z');
/** Saturday, 28 November, from 10 to 10:30 am in Melbourne. */
export const startAt = new Date('2026-11-27T23:00:00Z');
export const endAt = new Date('2026-11-27T23:30:00Z');

/** Returns the token of the link in a mail to a visitor. */
export const tokenIn = (text = '') => /\/inspections\/([\w-]{43})\n/.exec(text)?.[1] ?? '';

/** Creates a backend and the requests of a guest and an owner about the latest inspection. */
export async function bookingApi() {
  let now = monday;
  /** Each request has a time of its own, so mails have an order. */
  const clock = () => {
    now = new Date(now.getTime() + 1);
    return now;
  };
  const backend = await testBackend({ enquiriesPerHour: 1000, clock });
  const guest = await guestHeaders(backend);
  const { database } = backend;
  const latest = { listingId: '', openId: '' };
  const path = () => `/api/listing-opens/${latest.openId}`;
  const post = (url: string, payload: object) => backend.inject({ method: 'POST', url, payload }, guest);
  const typed = () => ({
    id: randomUUID() as string,
    open: path(),
    name: 'Mia Petrović',
    email: 'Mia@Example.com',
    phone: '0491 570 006',
  });
  const book = (changes: object = {}) => post('/api/inspection-bookings', { ...typed(), ...changes });
  const lastToken = async () => {
    const mail = (await backend.mails()).findLast(({ text }) => tokenIn(text) !== '');
    return tokenIn(mail?.text);
  };
  const confirm = (token: string) => post('/api/inspection-booking-confirmations', { token });
  return {
    backend,
    path,
    post,
    typed,
    book,
    confirm,
    /** Books as a guest, and confirms it with the mailed link. Returns the token of the link in the newest mail. */
    async bookAndConfirm(changes: object = {}) {
      await book(changes);
      await confirm(await lastToken());
      return lastToken();
    },
    /** Returns the token of the link in the newest mail. */
    lastToken,
    mails: backend.mails,
    ids: () => latest,
    setNow: (at: Date) => {
      now = at;
    },
    now: () => now,
    /** Lets time pass. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** Inserts an inspection that takes bookings, of a listing of its own. */
    async anInspection(settings: object = {}, listing: object = {}) {
      const opens = [{ startAt, endAt, bookable: true, ...settings }];
      latest.listingId = (await backend.insert.listing({ ownerId: olivia.id, opens, ...listing })).id;
      const [open] = await database.select().from(listingOpens).where(eq(listingOpens.listingId, latest.listingId));
      latest.openId = open?.id ?? '';
    },
    stored: () => database.select().from(inspectionBookings).where(eq(inspectionBookings.openId, latest.openId)),
    /** The inspection as visitors see it. */
    publicOpen: async () => (await backend.inject({ url: `/api/listings/${latest.listingId}` })).json().listingOpens[0],
    /** The bookings as the owner sees them. */
    list: async () => (await backend.inject({ url: `${path()}/bookings` }, olivia)).json().member,
  };
}
