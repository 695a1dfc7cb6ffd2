import { type SQL, sql } from 'drizzle-orm';
import { offers } from './offer-table.ts';

/** The condition for a query of `offers`: another offer on the same listing is accepted. */
export const isOtherAccepted: SQL = sql`exists (
  select from offers as other
  where other.listing_id = ${offers.listingId} and other.status = 'accepted' and other.id <> ${offers.id})`;
