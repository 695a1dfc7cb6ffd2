import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { hashOf, newSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { openColumns } from '../listing-opens/open-columns.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import {
  inspectionBookingLinks,
  inspectionBookings,
  isConfirmedBooking,
  isHeldBooking,
} from './inspection-booking-table.ts';

export type BookingRow = typeof inspectionBookings.$inferSelect;
export type OpenOfBooking = typeof listingOpens.$inferSelect;

const day = 86_400_000;
/** Bookings contain contact details, so they are deleted some time after the inspection. */
const storedAfterMs = 30 * day;
/** A visitor can confirm a booking late, while there are places left. After this time it is deleted. */
const holdStoredMs = day;

/**
 * Locks an open home until the transaction ends. So two visitors cannot both book the last place, and an owner who
 * moves it writes to everyone who has booked.
 */
export const lockBookedOpen = (database: Database, id: string): Promise<OpenOfBooking | null> =>
  firstRow(database.select().from(listingOpens).where(eq(listingOpens.id, id)).for('update'));

export const findBookingById = (database: Database, id: string): Promise<BookingRow | null> =>
  firstRow(database.select().from(inspectionBookings).where(eq(inspectionBookings.id, id)));

type Visitor = Pick<BookingRow, 'openId' | 'email'>;

/** Of an address at an open home. */
const isBy = ({ openId, email }: Visitor) =>
  and(eq(inspectionBookings.openId, openId), eq(inspectionBookings.email, email));

/** Returns the confirmed bookings of an open home, in the order in which they were made. */
export const findBookingsOfOpen = (database: Database, openId: string): Promise<BookingRow[]> =>
  database
    .select()
    .from(inspectionBookings)
    .where(and(eq(inspectionBookings.openId, openId), isConfirmedBooking))
    .orderBy(asc(inspectionBookings.createdAt), asc(inspectionBookings.id));

/** Returns how many places are booked, and how many are held for visitors who have not confirmed. */
export function countPlaces(database: Database, openId: string, now: Date): Promise<{ booked: number; held: number }> {
  const { booked, held } = openColumns(now);
  const found = database.select({ booked, held }).from(listingOpens).where(eq(listingOpens.id, openId));
  return storedRow(found, 'open home');
}

/** Returns how many places an address holds at an open home without having confirmed them. */
export const countHolds = (database: Database, visitor: Visitor, now: Date): Promise<number> =>
  database.$count(inspectionBookings, and(isBy(visitor), isHeldBooking(now)));

/** Returns how many bookings were made with an email address since a time. */
export const countBookingsSince = (database: Database, email: string, since: Date): Promise<number> =>
  database.$count(
    inspectionBookings,
    and(eq(inspectionBookings.email, email), gt(inspectionBookings.createdAt, since)),
  );

export const findConfirmedBooking = (database: Database, openId: string, email: string): Promise<BookingRow | null> =>
  firstRow(
    database
      .select()
      .from(inspectionBookings)
      .where(and(isBy({ openId, email }), isConfirmedBooking)),
  );

/** Returns a confirmed booking of one of the owner's inspections. */
export const findOwnBooking = ({ database, owner }: ReadScope, id: string): Promise<BookingRow | null> =>
  firstRow(
    database
      .select()
      .from(inspectionBookings)
      .where(and(isOwn(inspectionBookings, owner, { id }), isConfirmedBooking)),
  );

export const insertBooking = (
  database: Database,
  values: typeof inspectionBookings.$inferInsert,
): Promise<BookingRow> => storedRow(database.insert(inspectionBookings).values(values).returning(), 'booking');

export async function deleteBooking(database: Database, { id }: BookingRow): Promise<void> {
  await database.delete(inspectionBookings).where(eq(inspectionBookings.id, id));
}

const isHeldFor = (visitor: Visitor) =>
  and(isBy(visitor), isNull(inspectionBookings.cancelledAt), isNotNull(inspectionBookings.heldUntil));

/** Makes a booking permanent. */
export async function confirmHeldBooking(database: Database, { id }: BookingRow, now: Date): Promise<BookingRow> {
  const update = database.update(inspectionBookings).set({ heldUntil: null, updatedAt: now });
  const booking = await storedRow(update.where(eq(inspectionBookings.id, id)).returning(), 'booking');
  await releaseHolds(database, booking);
  return booking;
}

/**
 * Frees the places that are held for the address of a confirmed booking. All links that were mailed for them open this
 * booking.
 */
export async function releaseHolds(database: Database, booking: BookingRow): Promise<void> {
  const holds = database.select({ id: inspectionBookings.id }).from(inspectionBookings).where(isHeldFor(booking));
  await database
    .update(inspectionBookingLinks)
    .set({ bookingId: booking.id })
    .where(inArray(inspectionBookingLinks.bookingId, holds));
  await database.delete(inspectionBookings).where(isHeldFor(booking));
}

/** Creates and returns a secret token for the link in a mail to the visitor. The database stores only its hash. */
export async function createBookingLink(database: Database, bookingId: string, now: Date): Promise<string> {
  const token = newSecret();
  await database.insert(inspectionBookingLinks).values({ tokenHash: hashOf(token), bookingId, createdAt: now });
  return token;
}

/** Returns when the newest link of a booking was mailed. */
export async function findNewestLink(database: Database, bookingId: string): Promise<Date | null> {
  const row = await firstRow(
    database
      .select({ createdAt: inspectionBookingLinks.createdAt })
      .from(inspectionBookingLinks)
      .where(eq(inspectionBookingLinks.bookingId, bookingId))
      .orderBy(desc(inspectionBookingLinks.createdAt)),
  );
  return row?.createdAt ?? null;
}

/** Makes the links of a booking open another one of the same visitor. */
export async function moveBookingLinks(database: Database, from: BookingRow, to: BookingRow): Promise<void> {
  await database
    .update(inspectionBookingLinks)
    .set({ bookingId: to.id })
    .where(eq(inspectionBookingLinks.bookingId, from.id));
}

/** Returns the booking of a mailed link with its open home. A deleted open home has no bookings. */
export const findBookingByToken = (database: Database, token: string) =>
  firstRow(
    database
      .select({ booking: inspectionBookings, open: listingOpens })
      .from(inspectionBookingLinks)
      .innerJoin(inspectionBookings, eq(inspectionBookings.id, inspectionBookingLinks.bookingId))
      .innerJoin(listingOpens, eq(listingOpens.id, inspectionBookings.openId))
      .where(eq(inspectionBookingLinks.tokenHash, hashOf(token))),
  );

/** Frees the place of a booking. Repeating it changes nothing. */
export async function storeCancellation(
  database: Database,
  { id }: BookingRow,
  cancelledBy: 'visitor' | 'owner',
  now: Date,
): Promise<void> {
  await database
    .update(inspectionBookings)
    .set({ cancelledAt: now, cancelledBy, updatedAt: now })
    .where(and(eq(inspectionBookings.id, id), isNull(inspectionBookings.cancelledAt)));
}

/** Returns how many confirmed bookings of an address for an open home were cancelled. */
export const countCancelled = (database: Database, openId: string, email: string): Promise<number> =>
  database.$count(
    inspectionBookings,
    and(isBy({ openId, email }), isNotNull(inspectionBookings.cancelledAt), isNull(inspectionBookings.heldUntil)),
  );

/** Cancels all bookings of an open home, also those that were not confirmed. */
export async function cancelBookingsOfOpen(database: Database, openId: string, now: Date): Promise<void> {
  await database
    .update(inspectionBookings)
    .set({ cancelledAt: now, cancelledBy: 'owner', updatedAt: now })
    .where(and(eq(inspectionBookings.openId, openId), isNull(inspectionBookings.cancelledAt)));
}

/** Returns the confirmed bookings of the owner's inspections, for the data export. */
export function findBookings({ database, owner }: ReadScope): Paged<BookingRow> {
  const where = and(isOwn(inspectionBookings, owner), isConfirmedBooking);
  return paged(
    () => database.$count(inspectionBookings, where),
    () =>
      database
        .select()
        .from(inspectionBookings)
        .where(where)
        .orderBy(asc(inspectionBookings.createdAt), asc(inspectionBookings.id)),
  );
}

/** Deletes bookings that were not confirmed within a day, and those of inspections that ended more than 30 days ago. */
export async function deleteOldBookings(database: Database, now: Date): Promise<void> {
  const over = database
    .select({ id: listingOpens.id })
    .from(listingOpens)
    // Starts at the bookings, which are few: no index contains the end of an open home.
    .where(
      and(
        eq(listingOpens.id, inspectionBookings.openId),
        lt(listingOpens.endAt, new Date(now.getTime() - storedAfterMs)),
      ),
    );
  await database.delete(inspectionBookings).where(exists(over));
  await database
    .delete(inspectionBookings)
    .where(lt(inspectionBookings.heldUntil, new Date(now.getTime() - holdStoredMs)));
}
