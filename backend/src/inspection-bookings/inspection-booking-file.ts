import { eq } from 'drizzle-orm';
import { iCalendar } from '../calendar/i-calendar.ts';
import { openHomeEvent } from '../calendar/open-home-event.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import type { Attachment } from '../mail/mail.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { findBookingById } from './inspection-booking-store.ts';

/**
 * Returns the calendar file of a booked inspection, with its latest time. Returns nothing when the booking was
 * cancelled or deleted since.
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
