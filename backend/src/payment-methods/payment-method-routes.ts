import { ProviderRejection } from 'payments';
import { cardFields, paymentMethod, paymentMethodInput, paymentMethodPatch } from 'shared-contract/order/payment';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { collection, created, item, noContent } from '../http/json-ld.ts';
import { invalid, notFound, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import type { ProviderContext } from '../payments/money-context.ts';
import { cardFieldsOf } from '../payments/payment-choice.ts';
import { providerCustomer } from '../payments/payment-customer.ts';
import { createPaymentProviders } from '../payments/payment-providers.ts';
import type { PaymentMethodRow } from '../payments/payment-row.ts';
import { paymentMethods } from '../payments/payment-tables.ts';
import { CardOfAnotherUser, saveCard } from '../payments/saved-card.ts';
import { requireProvider } from '../payments/unavailable-provider.ts';
import { paymentMethodPath, paymentMethodResource } from './payment-method-resource.ts';
import { findPaymentMethods, lockPaymentMethod, makeDefault, removePaymentMethod } from './payment-method-store.ts';

const listPaymentMethods = ownerRoute('GET', paymentMethodPath, {
  summary: 'The owner’s saved cards: the default one, then the newest.',
  response: collectionOf(paymentMethod),
  async handler({ request, ...scope }) {
    const rows = await findPaymentMethods(scope);
    return collection('PaymentMethod', request, rows.map(paymentMethodResource));
  },
});

const getCardFields = ownerRoute('GET', `${paymentMethodPath}/card-fields`, {
  summary: 'The page with card fields, which the payment provider serves for a frame.',
  response: cardFields,
  async handler({ config }) {
    const body = cardFieldsOf(createPaymentProviders(config).card);
    if (!body) throw notFound('Cards can’t be saved here.');
    return { status: 200, headers: { 'content-type': 'application/ld+json; charset=utf-8' }, body };
  },
});

const postPaymentMethod = ownerRoute('POST', paymentMethodPath, {
  summary: 'Saves the card of a token, which the card fields returned. The same token saves one card.',
  body: paymentMethodInput,
  response: paymentMethod,
  status: 201,
  rateLimit: ({ paymentsPerHour }) => ({ max: paymentsPerHour, timeWindow: '1 hour' }),
  handler: async () => ({ status: 201, headers: {} }),
  async afterCommit({ body, ...context }, { headers }) {
    const stored = await requireProvider(saveToken(context, context.owner.id, body.token));
    const card = body.isDefault ? await inTransaction(context, stored, makeDefault) : stored;
    const reply = created(paymentMethodResource(card), card.version);
    return { ...reply, headers: { ...headers, ...reply.headers } };
  },
});

const patchPaymentMethod = ownerRoute('PATCH', `${paymentMethodPath}/:id`, {
  summary: 'Makes a saved card the default.',
  body: paymentMethodPatch,
  response: paymentMethod,
  async handler({ params, body: _, ...scope }) {
    const card = await makeDefault(scope, requireFound(await lockPaymentMethod(scope, params.id)));
    return item(paymentMethodResource(card), card.version);
  },
});

const deletePaymentMethod = ownerRoute('DELETE', `${paymentMethodPath}/:id`, {
  summary: 'Removes a saved card, here and at the payment provider. 409 `in-use` while a subscription is paid with it.',
  response: null,
  async handler({ params, addJob, ...scope }) {
    const card = requireFound(await lockPaymentMethod(scope, params.id));
    await removePaymentMethod(scope, card);
    await addJob('remove-card', { provider: card.provider, cardId: card.providerMethodId });
    return noContent();
  },
});

/** Asks the provider to keep the card, then stores what identifies it. @throws Problem 422 when the card is declined */
async function saveToken(context: ProviderContext, ownerId: string, token: string): Promise<PaymentMethodRow> {
  const provider = createPaymentProviders(context.config).card;
  if (!provider.vault) throw notFound('Cards can’t be saved here.');
  try {
    const customer = await providerCustomer(context, provider, ownerId);
    const card = await provider.vault.save(customer, token);
    return await context.transact((money) => saveCard(money, { ownerId, provider: provider.name, card }));
  } catch (error) {
    if (!(error instanceof ProviderRejection || error instanceof CardOfAnotherUser)) throw error;
    const message = 'Your bank didn’t accept this card. Check its details, or use another card.';
    throw invalid({ propertyPath: 'token', message, code: 'declined' });
  }
}

function inTransaction(
  context: ProviderContext & { owner: { id: string } },
  { id }: PaymentMethodRow,
  change: typeof makeDefault,
): Promise<PaymentMethodRow> {
  return context.transact(async ({ database, now }) => {
    const scope = { database, owner: context.owner, now };
    return change(scope, requireFound(await findOwn(scope, paymentMethods, id)));
  });
}

export const paymentMethodRoutes: Route[] = [
  listPaymentMethods,
  getCardFields,
  postPaymentMethod,
  patchPaymentMethod,
  deletePaymentMethod,
];
