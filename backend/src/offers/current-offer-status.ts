import { type SQL, sql } from 'drizzle-orm';
import { offers } from './offer-table.ts';

/** The SQL of `offerStatusAt`: an offer expires at its time, also before the job has set its status. */
export const currentOfferStatus = (now: Date): SQL => sql`case
  when ${offers.status} in ('pending', 'countered') and ${offers.expiresAt} <= ${now.toISOString()}::timestamptz
  then 'expired' else ${offers.status} end`;
