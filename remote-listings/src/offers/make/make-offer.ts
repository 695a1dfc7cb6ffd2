import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type OfferInput, offerReceipt } from 'shared-contract/offer/offer';

/** The offer's id is the browser's, so that a second press of the button is the same offer. */
export function makeOfferMutation() {
  return mutationOptions({ mutationFn: (input: OfferInput) => api.post('/api/offers', input, offerReceipt) });
}
