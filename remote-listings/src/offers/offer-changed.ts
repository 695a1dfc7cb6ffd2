import type { Offer } from 'shared-contract/offer/offer';

/** The notice after a dialog has closed because the offer is not the one that the dialog asked about. */
export const offerChangedNotice = 'This offer changed in another tab or was answered. Here’s the latest.';

/** Returns what the dialogs about an offer depend on. It differs after each answer of either side. */
export function offerVersion({ status, terms, history, buyer }: Pick<Offer, 'status' | 'terms' | 'history' | 'buyer'>) {
  return [status, terms, history.length, buyer.name];
}
