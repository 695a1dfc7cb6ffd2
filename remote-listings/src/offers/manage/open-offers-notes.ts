import type { Offer } from 'shared-contract/offer/offer';
import { amountLabel } from 'shared-contract/offer/offer-labels';

const list = new Intl.ListFormat('en-AU');

/**
 * Returns the notes about other offers that stay open once an offer is accepted: the owner's counter-offers, which
 * their buyers can no longer accept, and those that still wait for the owner. Empty when there are none.
 */
export function openOffersNotes(others: readonly Offer[]): string[] {
  const having = (status: Offer['status']) => others.filter((other) => other.status === status);
  const [countered, pending] = [having('countered'), having('pending')];
  const notes: string[] = [];
  if (countered.length === 1) {
    notes.push(
      `Your counter-offer to ${namesOf(countered)} stays open. It can’t be accepted unless this offer falls through. Decline it if you no longer want it.`,
    );
  } else if (countered.length > 1) {
    notes.push(
      `Your counter-offers to ${namesOf(countered)} stay open. They can’t be accepted unless this offer falls through. Decline them if you no longer want them.`,
    );
  }
  if (pending.length === 1) {
    notes.push(
      `The offer from ${namesOf(pending)} stays open. You can’t accept it unless this offer falls through. Decline it if you no longer want it.`,
    );
  } else if (pending.length > 1) {
    notes.push(
      `The offers from ${namesOf(pending)} stay open. You can’t accept them unless this offer falls through. Decline them if you no longer want them.`,
    );
  }
  return notes;
}

const namesOf = (offers: readonly Offer[]) =>
  list.format(offers.map(({ buyer, terms }) => `${buyer.name} (${amountLabel(terms)})`));
