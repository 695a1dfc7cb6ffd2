import type { Offer } from 'shared-contract/offer/offer';
import { amountLabel } from 'shared-contract/offer/offer-labels';

const list = new Intl.ListFormat('en-AU');

/**
 * Returns the text about the owner's counter-offers that other buyers can no longer accept once an offer is accepted.
 * Null when there are none.
 */
export function openCountersText(others: readonly Offer[]): string | null {
  const countered = others.filter(({ status }) => status === 'countered');
  if (countered.length === 0) return null;
  const names = list.format(countered.map(({ buyer, terms }) => `${buyer.name} (${amountLabel(terms)})`));
  return countered.length === 1
    ? `Your counter-offer to ${names} stays open. It can’t be accepted unless this offer falls through. Decline it if you no longer want it.`
    : `Your counter-offers to ${names} stay open. They can’t be accepted unless this offer falls through. Decline them if you no longer want them.`;
}
