import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { listingOpen } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { collection } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { listingOpenResource } from '../listing-opens/listing-open-resource.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { openColumns } from '../listing-opens/open-columns.ts';
import { inspectionBookings, isConfirmedBooking } from './inspection-booking-table.ts';

/** More inspections than anyone can attend. */
const maxBooked = 200;

export const listBookedInspections = ownerRoute('GET', '/api/booked-inspections', {
  summary: 'The coming open homes that were booked with the user’s verified email address, by time.',
  response: collectionOf(listingOpen),
  async handler({ database, owner: visitor, request, now }) {
    const opens = await database
      .select(openColumns(now))
      .from(inspectionBookings)
      .innerJoin(customerUsers, eq(sql`lower(${customerUsers.username})`, inspectionBookings.email))
      .innerJoin(listingOpens, eq(listingOpens.id, inspectionBookings.openId))
      .where(
        and(
          eq(customerUsers.id, visitor.id),
          eq(customerUsers.emailVerified, true),
          isConfirmedBooking,
          gt(listingOpens.endAt, now),
        ),
      )
      .orderBy(asc(listingOpens.startAt), asc(listingOpens.id))
      .limit(maxBooked);
    const member = opens.map((open) => listingOpenResource(open, 'public'));
    return collection('ListingOpen', request, member);
  },
});
