import { and, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant } from '../database/columns.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';

/**
 * Places that visitors have booked at inspections. `ownerId` is the owner of the listing. The visitor's browser chooses
 * the id. An address can have several bookings that it has not confirmed, each of which holds a place for a limited
 * time: if a repeated one took no place, the places left would reveal that the address has booked. The table has no
 * reference to the listing, because an owner's change locks the listing first and the open home after it, and a booking
 * the other way round would end in a deadlock.
 */
export const inspectionBookings = pgTable(
  'inspection_bookings',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    openId: uuid('open_id')
      .notNull()
      .references(() => listingOpens.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** In E.164 if possible. */
    phone: text('phone'),
    /** Until when the place is held for a visitor who has not confirmed the booking; null once it is confirmed. */
    heldUntil: instant('held_until'),
    cancelledAt: instant('cancelled_at'),
    /** Who cancelled it; null for a booking that was not cancelled. */
    cancelledBy: text('cancelled_by', { enum: ['visitor', 'owner'] }),
    ...auditColumns(),
  },
  (table) => [
    index('inspection_bookings_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    uniqueIndex('inspection_bookings_one_confirmed')
      .on(table.openId, table.email)
      .where(sql`cancelled_at is null and held_until is null`),
    index('inspection_bookings_open').on(table.openId),
    index('inspection_bookings_email').on(table.email, table.createdAt),
  ],
);

/**
 * The private links that were mailed to visitors, one per mail. A link contains a token; the database stores only its
 * hash.
 */
export const inspectionBookingLinks = pgTable(
  'inspection_booking_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => inspectionBookings.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('inspection_booking_links_booking').on(table.bookingId)],
);

const { cancelledAt, heldUntil } = inspectionBookings;

export const isConfirmedBooking: SQL | undefined = and(isNull(cancelledAt), isNull(heldUntil));

/** A booking that still holds a place for a visitor who has not confirmed it. */
export const isHeldBooking = (now: Date): SQL | undefined => and(isNull(cancelledAt), gt(heldUntil, now));
