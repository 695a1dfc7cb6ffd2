import type { Listing } from 'shared-contract/listing/listing';
import type { OfferEvent, OfferStatus, OfferTerms } from 'shared-contract/offer/offer';
import { acceptsOffers, offerMoves, offerStatusAt } from 'shared-contract/offer/offer-rules';

type State = { status: OfferStatus; terms: OfferTerms; expiresAt: Date; history: OfferEvent[] };

export type OfferAnswer = {
  by: 'owner' | 'buyer';
  status: OfferStatus;
  message: string;
  /** The new terms and their expiry; set only for a counter-offer. */
  counter?: { terms: OfferTerms; expiresAt: Date };
};

/**
 * Returns the offer after a decision of the buyer or owner, or the reason why the decision is not allowed.
 * @param listing the status of the listing
 */
export function changeOffer(
  state: State,
  { by, status, message, counter }: OfferAnswer,
  { now, listing }: { now: Date; listing: Listing['status'] },
): { ok: true; next: State } | { ok: false; code: string; detail: string } {
  const current = offerStatusAt(state, now);
  if (!offerMoves(by, current, listing).includes(status)) {
    const detail = current === 'accepted' ? completedMessage : closedMessage;
    return acceptsOffers(listing) || !offerMoves(by, current, 'active').includes(status)
      ? { ok: false, code: `offer-${current}`, detail: rejectionMessages[current] }
      : { ok: false, code: 'listing-closed', detail };
  }
  const event: OfferEvent = {
    at: now.toISOString(),
    by,
    status,
    message,
    ...(counter ? { terms: counter.terms, expiresAt: counter.expiresAt.toISOString() } : {}),
  };
  return { ok: true, next: { ...state, ...counter, status, history: [...state.history, event] } };
}

const completedMessage =
  'This property is already sold or leased, so the accepted offer can’t fall through or be withdrawn any more.';
const closedMessage = 'This listing is no longer on the market, so offers can’t be accepted or countered.';

const rejectionMessages: Record<OfferStatus, string> = {
  pending: 'This offer is still waiting for an answer.',
  countered: 'There’s a counter-offer, which the buyer can accept.',
  accepted: 'This offer is already accepted.',
  rejected: 'This offer was declined. Make a new offer.',
  withdrawn: 'The buyer has withdrawn this offer.',
  expired: 'This offer has expired. Make a new offer.',
};

/**
 * Returns the listing's new status, or null when it does not change. An active listing is under offer once an offer is
 * accepted; it is active again when the accepted offer ends.
 */
export function listingStatusAfter(
  listing: 'active' | 'underOffer' | string,
  before: OfferStatus,
  after: OfferStatus,
): 'active' | 'underOffer' | null {
  if (after === 'accepted' && listing === 'active') return 'underOffer';
  return before === 'accepted' && after !== 'accepted' && listing === 'underOffer' ? 'active' : null;
}
