import { and, asc, count, eq, exists, isNull, lt } from 'drizzle-orm';
import { hashOf, newSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { inspectionBookingLinks, inspectionBookings } from './inspection-booking-table.ts';

export type BookingRow = typeof inspectionBookings.$inferSelect;
export type OpenOfBooking = typeof listingOpens.$inferSelect;

const day = 86_400_000;
/** Bookings contain contact details, so they are deleted some time after the inspection. */
const storedAfterMs = 30 * day;

/**
 * Locks an open home until the transaction ends. So two visitors cannot both book the last place, and an owner who
 * moves it writes to everyone who has booked.
 */
export const lockBookedOpen = (database: Database, id: string): Promise<OpenOfBooking | null> =>
  firstRow(database.select().from(listingOpens).where(eq(listingOpens.id, id)).for('update'));

export const findBookingById = (database: Database, id: string): Promise<BookingRow | null> =>
  firstRow(database.select().from(inspectionBookings).where(eq(inspectionBookings.id, id)));

const isActive = (openId: string) => and(eq(inspectionBookings.openId, openId), isNull(inspectionBookings.cancelledAt));

/** Returns the bookings of an open home that were not cancelled, in the order in which they were made. */
export const findBookingsOfOpen = (database: Database, openId: string): Promise<BookingRow[]> =>
  database
    .select()
    .from(inspectionBookings)
    .where(isActive(openId))
    .orderBy(asc(inspectionBookings.createdAt), asc(inspectionBookings.id));

export async function countBooked(database: Database, openId: string): Promise<number> {
  const [row] = await database.select({ booked: count() }).from(inspectionBookings).where(isActive(openId));
  return row?.booked ?? 0;
}

export const findBookingByEmail = (database: Database, openId: string, email: string): Promise<BookingRow | null> =>
  firstRow(
    database
      .select()
      .from(inspectionBookings)
      .where(and(isActive(openId), eq(inspectionBookings.email, email))),
  );

export const insertBooking = (
  database: Database,
  values: typeof inspectionBookings.$inferInsert,
): Promise<BookingRow> => storedRow(database.insert(inspectionBookings).values(values).returning(), 'booking');

/** Creates and returns a secret token for the link in a mail to the visitor. The database stores only its hash. */
export async function createBookingLink(database: Database, bookingId: string): Promise<string> {
  const token = newSecret();
  await database.insert(inspectionBookingLinks).values({ tokenHash: hashOf(token), bookingId });
  return token;
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
export async function cancelBooking(database: Database, { id }: BookingRow, now: Date): Promise<void> {
  await database
    .update(inspectionBookings)
    .set({ cancelledAt: now, updatedAt: now })
    .where(and(eq(inspectionBookings.id, id), isNull(inspectionBookings.cancelledAt)));
}

/** Returns the bookings of the owner's inspections that were not cancelled, for the data export. */
export function findBookings({ database, owner }: ReadScope): Paged<BookingRow> {
  const where = and(isOwn(inspectionBookings, owner), isNull(inspectionBookings.cancelledAt));
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

/** Deletes the bookings of inspections that ended more than 30 days ago. */
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
}
