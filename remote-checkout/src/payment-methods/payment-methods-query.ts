import { mutationOptions } from '@tanstack/react-query';
import {
  allMembersQuery,
  deleteResource,
  invalidateResources,
  patchResource,
  postResource,
  resourceQuery,
} from 'shared-api';
import { cardFields, type PaymentMethod, paymentMethod } from 'shared-contract/order/payment';

const path = '/api/payment-methods';
const cardFieldsPath = `${path}/card-fields`;

/** The saved cards of the owner, the default one first. */
export const paymentMethodsQuery = () => allMembersQuery(path, paymentMethod);

/** The provider's page with card fields. */
export const cardFieldsQuery = () => resourceQuery(cardFieldsPath, cardFields);

/** Saves the card of a token that the card fields returned. */
export async function addCard(token: string): Promise<PaymentMethod> {
  const card = await postResource(path, { token }, paymentMethod);
  await refetchCards();
  return card;
}

export function makeDefaultMutation({ '@id': iri }: PaymentMethod) {
  return mutationOptions({
    mutationFn: () => patchResource(iri, { isDefault: true }, paymentMethod),
    // Another card was the default until now.
    onSuccess: refetchCards,
  });
}

export async function removeCard({ '@id': iri }: PaymentMethod): Promise<void> {
  await deleteResource(iri);
  await refetchCards();
}

/** Orders offer the saved cards as payment options, and the overview has a task for a card that expires. */
async function refetchCards(): Promise<void> {
  await invalidateResources([path, '/api/orders', '/api/overview'], { except: cardFieldsPath });
}
