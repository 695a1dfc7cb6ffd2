import { and, asc, eq, gt } from 'drizzle-orm';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { type BookingMailContext, sendBookingMails } from './inspection-booking-mails.ts';
import { cancelBookingsOfOpen, findBookingsOfOpen } from './inspection-booking-store.ts';

/**
 * Cancels the bookings of all coming inspections of a listing that leaves the market, and tells everyone who has
 * booked. The caller has locked the listing.
 */
export async function cancelInspections(context: BookingMailContext, listingId: string): Promise<void> {
  const { database, now } = context;
  const coming = await database
    .select()
    .from(listingOpens)
    .where(and(eq(listingOpens.listingId, listingId), gt(listingOpens.endAt, now)))
    .orderBy(asc(listingOpens.id))
    .for('update');
  for (const open of coming) {
    const bookings = await findBookingsOfOpen(database, open.id);
    await sendBookingMails('removed', { open, bookings }, context);
    await cancelBookingsOfOpen(database, open.id, now);
  }
}
