import type { Offer } from 'shared-contract/offer/offer';
import { amountLabel } from 'shared-contract/offer/offer-labels';

const list = new Intl.ListFormat('en-AU');

/**
 * Returns the notes about other offers that stay open once an offer is accepted: the owner's counter-offers, and those
 * that still wait for the owner. Empty when there are none.
 */
export const openOffersNotes = (others: readonly Offer[]): string[] => [
  ...noteAbout('Your counter-offer', 'to', withStatus(others, 'countered')),
  ...noteAbout('The offer', 'from', withStatus(others, 'pending')),
];

const withStatus = (offers: readonly Offer[], status: Offer['status']) =>
  offers.filter((offer) => offer.status === status);

function noteAbout(what: string, preposition: 'to' | 'from', offers: readonly Offer[]): string[] {
  const names = list.format(offers.map(({ buyer, terms }) => `${buyer.name} (${amountLabel(terms)})`));
  if (offers.length === 0) return [];
  return offers.length === 1
    ? [
        `${what} ${preposition} ${names} stays open. It can’t be accepted unless this offer falls through. Decline it if you no longer want it.`,
      ]
    : [
        `${what}s ${preposition} ${names} stay open. They can’t be accepted unless this offer falls through. Decline them if you no longer want them.`,
      ];
}
