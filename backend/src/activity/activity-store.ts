import { sql } from 'drizzle-orm';
import type { ActivityKind } from 'shared-contract/activity/activity';
import type { ListingStatus } from 'shared-contract/listing/listing';
import type { OfferTerms } from 'shared-contract/offer/offer';
import { applicants, applicationStarts, applications } from '../applications/application-tables.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { enquiries, enquiryReplies } from '../enquiries/enquiry-table.ts';
import { inspectionBookings } from '../inspection-bookings/inspection-booking-table.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { listings } from '../listings/listing-table.ts';
import { currentOfferStatus } from '../offers/current-offer-status.ts';
import { offers } from '../offers/offer-table.ts';
import type { OwnerScope, Paged } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';

export type ActivityRow = {
  kind: ActivityKind;
  id: string;
  status: string;
  /** Times as PostgreSQL formats them. */
  sentAt: string;
  message: string;
  terms: Pick<OfferTerms, 'kind' | 'amount'> | null;
  expiresAt: string | null;
  answeredAt: string | null;
  startAt: string | null;
  endAt: string | null;
  adults: number;
  adultsLeft: number;
  listingId: string;
  headline: string;
  listingStatus: ListingStatus;
  streetHidden: boolean;
} & Pick<typeof properties.$inferSelect, 'streetAddress' | 'suburb' | 'state' | 'postcode' | 'timeZone'>;

/**
 * Returns what the user sent while signed in, newest first. Rows are found by the account: guests can type any email
 * address, so a row with the user's address may be another person's. Only a booking is found by a verified address,
 * because its visitor has proved that the address is theirs. Of an application in the name of others, or from an
 * account without a verified address, it has only the request to start it.
 */
export function findActivity({ database, owner: sender, now }: OwnerScope): Paged<ActivityRow> {
  const items = itemsOf(sender.id, now);
  return {
    count: async () => {
      const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int from (${items}) as items`);
      return rows[0]?.count ?? 0;
    },
    rows: async ({ limit, offset }) => {
      const { rows } = await database.execute<ActivityRow>(sql`
        select items.*, ${listings.headline}, ${listings.status} as "listingStatus",
          ${listings.streetHidden} as "streetHidden", ${properties.streetAddress} as "streetAddress",
          ${properties.suburb}, ${properties.state}, ${properties.postcode}, ${properties.timeZone} as "timeZone"
        from (${items}) as items
        join ${listings} on ${listings.id} = items."listingId"
        join ${properties} on ${properties.id} = ${listings.propertyId}
        order by "sentAt" desc, items.id limit ${limit} offset ${offset}`);
      return rows;
    },
  };
}

const itemsOf = (senderId: string, now: Date) => sql`
  select 'enquiry' as kind, ${enquiries.id}, ${enquiries.listingId} as "listingId", ${enquiries.createdAt} as "sentAt",
    case when count(${enquiryReplies.id}) > 0 then 'replied' else 'sent' end as status, ${enquiries.message},
    null::jsonb as terms, null::timestamptz as "expiresAt", max(${enquiryReplies.createdAt}) as "answeredAt",
    null::timestamptz as "startAt", null::timestamptz as "endAt", 0 as adults, 0 as "adultsLeft"
  from ${enquiries} left join ${enquiryReplies} on ${enquiryReplies.enquiryId} = ${enquiries.id}
  where ${enquiries.senderId} = ${senderId} group by ${enquiries.id}
  union all
  select 'offer', ${offers.id}, ${offers.listingId}, ${offers.createdAt}, ${currentOfferStatus(now)}, ${offers.message},
    ${offers.terms}, ${offers.expiresAt}, null, null, null, 0, 0
  from ${offers} where ${offers.buyerId} = ${senderId}
  union all
  select 'application', ${applications.id}, ${applications.listingId},
    coalesce(${applications.submittedAt}, ${applications.createdAt}), ${applications.status},
    '', null, null, ${applications.decidedAt}, null, null, count(${applicants.id})::int,
    (count(${applicants.id}) filter (where ${applicants.completedAt} is null))::int
  from ${applications} left join ${applicants} on ${applicants.applicationId} = ${applications.id}
  where ${applications.senderId} = ${senderId} group by ${applications.id}
  union all
  select 'application', ${applicationStarts.id}, ${applicationStarts.listingId}, ${applicationStarts.createdAt},
    'started', '', null, null, null, null, null, 0, 0
  from ${applicationStarts} where ${applicationStarts.senderId} = ${senderId}
  union all
  select 'inspection', ${inspectionBookings.id}, ${listingOpens.listingId}, ${inspectionBookings.createdAt},
    case when ${inspectionBookings.cancelledAt} is not null then 'cancelled'
      when ${listingOpens.endAt} <= ${now.toISOString()} then 'over' else 'booked' end,
    '', null, null, null, ${listingOpens.startAt}, ${listingOpens.endAt}, 0, 0
  from ${inspectionBookings}
  join ${listingOpens} on ${listingOpens.id} = ${inspectionBookings.openId}
  join ${customerUsers} on lower(${customerUsers.username}) = ${inspectionBookings.email}
  where ${customerUsers.id} = ${senderId} and ${customerUsers.emailVerified} and ${inspectionBookings.heldUntil} is null`;
