import { type SQL, sql } from 'drizzle-orm';
import { applications } from '../applications/application-tables.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { listings } from '../listings/listing-table.ts';
import { currentOfferStatus } from '../offers/current-offer-status.ts';
import { isOtherAccepted } from '../offers/is-other-accepted.ts';
import { offers } from '../offers/offer-table.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';

/**
 * Returns a query for everything that was sent to the owner. `is_waiting`: the owner has to reply, answer or decide.
 * `is_past`: it is closed, withdrawn or expired. Drafts of applications are the applicants' own.
 */
export const itemsOf = (scope: Pick<OwnerScope, 'owner' | 'now'>): SQL =>
  sql`${enquiryItems(scope)} union all ${offerItems(scope)} union all ${applicationItems(scope)}`;

const enquiryItems = ({ owner }: Pick<OwnerScope, 'owner'>) => sql`
  select 'enquiry' as kind, id, property_id, listing_id, created_at as sent_at, status,
    name as sender, message, null::jsonb as terms,
    status = 'new' as is_waiting, status in ('closed', 'spam') as is_past
  from ${enquiries} where ${isOwn(enquiries, owner)}`;

/** An offer does not wait while another on its listing is accepted: the owner cannot accept it. */
function offerItems({ owner, now }: Pick<OwnerScope, 'owner' | 'now'>) {
  const status = currentOfferStatus(now);
  return sql`
  select 'offer', ${offers.id}, ${listings.propertyId}, ${offers.listingId}, ${offers.createdAt}, ${status},
    ${offers.buyer} ->> 'name', ${offers.message}, ${offers.terms},
    ${status} = 'pending' and not ${isOtherAccepted}, ${status} in ('withdrawn', 'expired')
  from ${offers} join ${listings} on ${listings.id} = ${offers.listingId} where ${isOwn(offers, owner)}`;
}

/** The names are encrypted, and a list shows no more of the content than the names. */
const applicationItems = ({ owner }: Pick<OwnerScope, 'owner'>) => sql`
  select 'application', id, property_id, listing_id, coalesce(submitted_at, created_at), status,
    null, '', null::jsonb,
    status in ('submitted', 'shortlisted'), status = 'withdrawn'
  from ${applications} where ${isOwn(applications, owner)} and status <> 'draft'`;
