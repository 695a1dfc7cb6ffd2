import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  inspectionBookings,
  isConfirmedBooking,
  isHeldBooking,
} from '../inspection-bookings/inspection-booking-table.ts';
import { listingOpens } from './listing-open-table.ts';

/**
 * Counts the bookings of an open home. The query spells out `listing_opens.id`, because drizzle leaves out the table's
 * name in a query of one table.
 */
const countOf = (isCounted: SQL | undefined) => sql<number>`(select count(*)::int from ${inspectionBookings}
    where ${inspectionBookings.openId} = listing_opens.id and ${isCounted})`;

/**
 * Returns the columns from which the JSON of an open home is made. `booked` is how many groups have booked, `held` how
 * many places are held at this time for visitors who have not confirmed their booking.
 */
export const openColumns = (now: Date) => ({
  ...getTableColumns(listingOpens),
  booked: countOf(isConfirmedBooking),
  held: countOf(isHeldBooking(now)),
});
