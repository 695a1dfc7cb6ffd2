import { mutationOptions } from '@tanstack/react-query';
import { postResource } from 'shared-api';
import { payment } from 'shared-contract/order/payment';
import type { Subscription } from 'shared-contract/order/subscription';

/** Pays the overdue charge. `cardOf` returns the IRI of the card, and saves a new card first. */
export function payOverdueMutation({ '@id': iri }: Pick<Subscription, '@id'>) {
  return mutationOptions({
    mutationFn: async (cardOf: () => Promise<string>) =>
      postResource(`${iri}/overdue-payment`, { paymentMethod: await cardOf() }, payment),
  });
}
