import { centsOf } from 'shared-contract/money/money';
import type { Offer, OfferTerms } from 'shared-contract/offer/offer';

/** What offers are compared by. */
export type OfferMerit = 'amount' | 'deposit' | 'settlement' | 'conditions' | 'startDate' | 'term';

const openStatuses: Offer['status'][] = ['accepted', 'pending', 'countered'];

/** Whether an offer can still come to something. */
export const isOpenOffer = ({ status }: Pick<Offer, 'status'>) => openStatuses.includes(status);

/** Accepted first, then what stands by amount, then what is over, newest first. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return offers.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (isOpenOffer(a) ? centsOf(b.terms.amount) - centsOf(a.terms.amount) : 0) ||
      b.createdAt.localeCompare(a.createdAt),
  );
}

function rank(offer: Offer): number {
  if (offer.status === 'accepted') return 0;
  return isOpenOffer(offer) ? 1 : 2;
}

/** Lower is better. A merit that does not apply to a kind is not compared. */
const merits: Record<OfferMerit, (terms: OfferTerms) => number | null> = {
  amount: (terms) => -centsOf(terms.amount),
  deposit: (terms) => (terms.kind === 'sale' ? -centsOf(terms.deposit) : null),
  settlement: (terms) => (terms.kind === 'sale' ? terms.settlementDays : null),
  conditions: (terms) => (terms.kind === 'sale' ? terms.conditions.length : null),
  startDate: (terms) => (terms.kind === 'lease' ? Date.parse(terms.startDate) : null),
  term: (terms) => (terms.kind === 'lease' ? -terms.termMonths : null),
};

/** In what an offer is the best of those of its kind that stand. Where all are alike, none is. */
export function bestMerits(offer: Offer, offers: readonly Offer[]): Set<OfferMerit> {
  const rivals = offers.filter((other) => isOpenOffer(other) && other.terms.kind === offer.terms.kind);
  const best = new Set<OfferMerit>();
  if (!isOpenOffer(offer) || rivals.length < 2) return best;
  for (const [merit, measure] of Object.entries(merits) as [OfferMerit, (typeof merits)[OfferMerit]][]) {
    const own = measure(offer.terms);
    const others = rivals.flatMap(({ terms }) => measure(terms) ?? []);
    if (own !== null && own === Math.min(...others) && others.some((value) => value !== own)) best.add(merit);
  }
  return best;
}
