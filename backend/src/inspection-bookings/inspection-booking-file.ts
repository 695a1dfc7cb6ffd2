import { eq } from 'drizzle-orm';
import { calendarMessage, iCalendar } from '../calendar/i-calendar.ts';
import { openHomeEvent, type PublicListing } from '../calendar/open-home-event.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import type { Attachment, CalendarFile } from '../mail/mail.ts';
import { senderOf } from '../mail/sender-of.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { countCancelled, findBookingById, type OpenOfBooking } from './inspection-booking-store.ts';

type Booked = { open: OpenOfBooking; listing: PublicListing; email: string };
export type BookingFileContext = {
  database: Database;
  config: Pick<BackendConfig, 'publicOrigin' | 'mailFrom'>;
  now: Date;
};

/**
 * Returns the calendar file of a mail to a visitor: REQUEST adds the inspection to the calendar or changes it there,
 * CANCEL removes it. The sequence never decreases, also for a visitor who books again after a cancellation: changes of
 * the inspection add 1, a cancellation 1, and the next booking 1 more.
 */
export async function inspectionInvitation(
  method: 'REQUEST' | 'CANCEL',
  { open, listing, email }: Booked,
  { database, config, now }: BookingFileContext,
): Promise<CalendarFile> {
  const event = openHomeEvent(open, listing, config.publicOrigin);
  const cancelled = await countCancelled(database, open.id, email);
  const sequence = event.sequence + 2 * cancelled + (method === 'CANCEL' ? 1 : 0);
  const message = { method, event: { ...event, sequence }, organizer: senderOf(config.mailFrom), attendee: email };
  return { name: 'inspection.ics', method, text: calendarMessage(message, now) };
}

/**
 * For mails that an earlier version queued without their calendar file: returns the file, with the latest time. Returns
 * nothing when the booking was cancelled or deleted since.
 */
export async function bookingAttachments(
  database: Database,
  bookingId: string,
  { publicOrigin, clock }: BackendConfig,
): Promise<Attachment[]> {
  const booking = await findBookingById(database, bookingId);
  if (!booking || booking.cancelledAt !== null) return [];
  const open = await firstRow(database.select().from(listingOpens).where(eq(listingOpens.id, booking.openId)));
  const listing = open && (await findOfferedListing(database, open.listingId));
  if (!open || !listing) return [];
  const event = openHomeEvent(open, summaryResource({ ...listing, nextOpen: null }, 'public'), publicOrigin);
  return [
    {
      filename: 'inspection.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(iCalendar(event.location, [event], clock())),
    },
  ];
}
