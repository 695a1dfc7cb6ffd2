import { getTableColumns, sql } from 'drizzle-orm';
import { inspectionBookings } from '../inspection-bookings/inspection-booking-table.ts';
import { listingOpens } from './listing-open-table.ts';

const { openId, cancelledAt } = inspectionBookings;

/**
 * The columns from which the JSON of an open home is made. `booked` is how many groups have booked. Its query spells
 * out `listing_opens.id`, because drizzle leaves out the table's name in a query of one table.
 */
export const openColumns = {
  ...getTableColumns(listingOpens),
  booked: sql<number>`(select count(*)::int from ${inspectionBookings}
    where ${openId} = listing_opens.id and ${cancelledAt} is null)`,
};
