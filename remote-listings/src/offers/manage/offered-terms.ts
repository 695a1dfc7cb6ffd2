import type { Offer, OfferTerms } from 'shared-contract/offer/offer';

/**
 * Returns the terms that the buyer has agreed to: those of the buyer's latest offer, or of the accepted one.
 * `offer.terms` can be the owner's counter-offer, which the buyer has not accepted.
 */
export function offeredTerms({ status, terms, history }: Pick<Offer, 'status' | 'terms' | 'history'>): OfferTerms {
  if (status === 'accepted') return terms;
  return history.findLast((event) => event.by === 'buyer' && event.terms)?.terms ?? terms;
}

/** Returns the terms of the owner's counter-offer that is waiting for the buyer, or null. */
export function openCounter({ status, terms }: Pick<Offer, 'status' | 'terms'>): OfferTerms | null {
  return status === 'countered' ? terms : null;
}
