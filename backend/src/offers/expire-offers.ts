import { and, inArray, lte } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { sendOfferMails } from './offer-mails.ts';
import { findOfferedListing } from './offer-store.ts';
import { offers } from './offer-table.ts';

type ExpiryContext = { database: Database; mail: Mail; config: Pick<BackendConfig, 'publicOrigin'>; now: Date };

/**
 * Marks expired offers and queues mails to both sides. Both happen in one transaction, so each mail is queued only
 * once. The version (ETag) stays the same, because readers already see an offer as expired from `expiresAt` on.
 */
export async function expireOffers({ database, mail, config, now }: ExpiryContext): Promise<void> {
  const expired = await database
    .update(offers)
    .set({ status: 'expired' })
    .where(and(inArray(offers.status, ['pending', 'countered']), lte(offers.expiresAt, now)))
    .returning();
  for (const offer of expired) {
    const offered = await findOfferedListing(database, offer.listingId);
    if (offered) await sendOfferMails('expired', { database, mail, config, offered, offer, message: '', now });
  }
}
