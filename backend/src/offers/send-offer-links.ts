import { sql } from 'drizzle-orm';
import { amountLabel } from 'shared-contract/offer/offer-labels';
import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { isTooSoonForLink } from '../mail/link-interval.ts';
import type { Mail } from '../mail/mail.ts';
import { createOfferLink, findNewestOfferLink, findOfferedListing, findOffersByEmail } from './offer-store.ts';

/** A mail lists the newest offers of an address. */
const maxOffers = 20;

type SendContext = { database: Database; mail: Mail; config: Pick<BackendConfig, 'publicOrigin'>; now: Date };

/** Emails new links to the offers of an address, in one mail, and for each offer at most every 2 minutes. */
export async function sendOfferLinks({ database, mail, config, now }: SendContext, email: string): Promise<void> {
  const address = email.toLowerCase();
  // Requests at the same time wait for each other, so that only one of them sends a mail.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offer-links ${address}`}, 0))`);
  const lines: string[] = [];
  let to = email;
  for (const offer of await findOffersByEmail(database, email, maxOffers)) {
    const offered = await findOfferedListing(database, offer.listingId);
    if (!offered || isTooSoonForLink(await findNewestOfferLink(database, offer.id), now)) continue;
    const { fullAddress } = summaryResource({ ...offered, nextOpen: null }, 'public').property.address;
    const link = config.publicOrigin + addresses.offer(await createOfferLink(database, offer.id, now));
    lines.push(`${fullAddress}: ${amountLabel(offer.terms)}`, link, '');
    to = offer.buyer.email;
  }
  if (lines.length === 0) return;
  await mail.send({
    to,
    subject: 'Your links to your offers',
    text: [
      'You asked for the link to your offer again. If you didn’t, ignore this email.',
      '',
      ...lines,
      'Anyone with such a link can act on your offer, so don’t share it.',
      '',
    ].join('\n'),
  });
}
