import type { BuyersOffer, Offer, OfferEvent } from 'shared-contract/offer/offer';
import { offerStatusAt } from 'shared-contract/offer/offer-rules';
import { identity } from '../http/json-ld.ts';
import { listingPath, summaryResource } from '../listings/listing-resource.ts';
import type { OfferedRow, OfferRow } from './offer-store.ts';

export const offerPath = '/api/offers';

/** Returns the JSON of an offer for the owner of the listing. */
export function offerResource(row: OfferRow, now: Date): Offer {
  return { ...sharedFields(row, now), listing: `${listingPath}/${row.listingId}` };
}

/**
 * Returns the JSON of an offer for the buyer. It includes the public data of the listing, even after the listing has
 * left the site.
 */
export function buyerOfferResource(row: OfferRow, offered: OfferedRow, now: Date): BuyersOffer {
  return {
    ...sharedFields(row, now),
    version: row.version,
    listing: summaryResource({ ...offered, nextOpen: null }, 'public'),
  };
}

/** Returns the JSON of the receipt for a new offer. */
export function receiptResource({ id, expiresAt }: Pick<OfferRow, 'id' | 'expiresAt'>) {
  return {
    ...identity(offerPath, 'Offer', id),
    status: 'pending' as const,
    expiresAt: expiresAt.toISOString(),
  };
}

function sharedFields(row: OfferRow, now: Date) {
  const status = offerStatusAt(row, now);
  return {
    ...identity(offerPath, 'Offer', row.id),
    status,
    terms: row.terms,
    buyer: row.buyer,
    solicitor: row.solicitor,
    message: row.message,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    history: status === 'expired' ? [...row.history, expiryEvent(row)] : row.history,
  };
}

const expiryEvent = ({ expiresAt }: OfferRow): OfferEvent => ({
  at: expiresAt.toISOString(),
  by: 'clock',
  status: 'expired',
  message: '',
});
