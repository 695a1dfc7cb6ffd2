import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import { changeOffer } from './change-offer.ts';
import { sendOfferMails } from './offer-mails.ts';
import { findOfferedListing } from './offer-store.ts';
import { offers } from './offer-table.ts';

type CloseContext = { database: Database; mail: Mail; config: Pick<BackendConfig, 'publicOrigin'>; now: Date };

/**
 * Declines the open offers on a listing that was sold or leased, and informs everyone who made one. The listing must be
 * locked. An accepted offer stays accepted: it led to the sale or lease.
 */
export async function closeOpenOffers(context: CloseContext, listingId: string): Promise<void> {
  const { database, now } = context;
  const open = await database
    .select()
    .from(offers)
    .where(and(eq(offers.listingId, listingId), inArray(offers.status, ['pending', 'countered'])))
    .orderBy(asc(offers.id))
    .for('update');
  const offered = open.length > 0 && (await findOfferedListing(database, listingId));
  if (!offered) return;
  const step = offered.listing.status === 'sold' ? 'sold' : 'leased';
  for (const offer of open) {
    const changed = changeOffer(
      offer,
      { by: 'owner', status: 'rejected', message: '' },
      { now, listing: offered.listing.status },
    );
    // An offer that has expired is closed by the job of expired offers.
    if (!changed.ok) continue;
    const scope = { database, now, owner: { id: offer.ownerId } };
    const closed = await updateOwn(scope, offers, offer.id, changed.next);
    await sendOfferMails(step, { ...context, offered, offer: closed, message: '' });
  }
}
