import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type OfferInput, offerReceipt } from 'shared-contract/offer/offer';

/** The browser creates the offer's id, so pressing twice makes one offer. */
export function makeOfferMutation() {
  return mutationOptions({ mutationFn: (input: OfferInput) => api.post('/api/offers', input, offerReceipt) });
}
