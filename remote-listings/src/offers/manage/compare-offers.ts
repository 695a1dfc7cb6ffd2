import { centsOf } from 'shared-contract/money/money';
import type { Offer, OfferTerms } from 'shared-contract/offer/offer';
import { offeredTerms } from './offered-terms.ts';

/** A criterion by which one offer can be better than another. */
export type OfferMerit = 'amount' | 'deposit' | 'settlement' | 'conditions' | 'startDate' | 'term';

const openStatuses: Offer['status'][] = ['accepted', 'pending', 'countered'];

/** Returns whether the offer can still lead to a contract. */
export const isOpenOffer = ({ status }: Pick<Offer, 'status'>) => openStatuses.includes(status);

/** Sorts the offers: first accepted ones, then open ones by the buyer's amount, then closed ones, newest first. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return offers.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (isOpenOffer(a) ? centsOf(offeredTerms(b).amount) - centsOf(offeredTerms(a).amount) : 0) ||
      b.createdAt.localeCompare(a.createdAt),
  );
}

function rank(offer: Offer): number {
  if (offer.status === 'accepted') return 0;
  return isOpenOffer(offer) ? 1 : 2;
}

/**
 * The value of an offer for each criterion. A lower value is better for the owner. Null when the criterion does not
 * apply to the offer.
 */
const merits: Record<OfferMerit, (terms: OfferTerms) => number | null> = {
  amount: (terms) => -centsOf(terms.amount),
  deposit: (terms) => (terms.kind === 'sale' ? -centsOf(terms.deposit) : null),
  settlement: (terms) => (terms.kind === 'sale' ? terms.settlementDays : null),
  conditions: (terms) => (terms.kind === 'sale' ? terms.conditions.length : null),
  startDate: (terms) => (terms.kind === 'lease' ? Date.parse(terms.startDate) : null),
  term: (terms) => (terms.kind === 'lease' ? -terms.termMonths : null),
};

/**
 * Returns the criteria in which no open offer of the same kind is better than this one. Compares what the buyers offer,
 * not the owner's counter-offers. A criterion in which all of them are equal does not count.
 */
export function bestMerits(offer: Offer, offers: readonly Offer[]): Set<OfferMerit> {
  const rivals = offers.filter((other) => isOpenOffer(other) && other.terms.kind === offer.terms.kind);
  const best = new Set<OfferMerit>();
  if (!isOpenOffer(offer) || rivals.length < 2) return best;
  for (const [merit, measure] of Object.entries(merits) as [OfferMerit, (typeof merits)[OfferMerit]][]) {
    const own = measure(offeredTerms(offer));
    const others = rivals.flatMap((rival) => measure(offeredTerms(rival)) ?? []);
    if (own !== null && own === Math.min(...others) && others.some((value) => value !== own)) best.add(merit);
  }
  return best;
}
