import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type OfferInput, offerReceipt } from 'shared-contract/offer/offer';

/** Sends an offer. The browser creates its id, so pressing the button twice makes only one offer. */
export function makeOfferMutation() {
  return mutationOptions({ mutationFn: (input: OfferInput) => api.post('/api/offers', input, offerReceipt) });
}
