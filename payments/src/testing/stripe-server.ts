import type { ProviderPayment } from '../payment-provider.ts';
import { type ApiRequest, type ApiResponse, type LocalApi, serveApi } from './local-api.ts';
import { type Form, listOf, parseForm, textOf } from './stripe-form.ts';
import {
  invalidRequest,
  missing,
  newId,
  type StoredIntent,
  type StoredMethod,
  StripeState,
  stripeError,
} from './stripe-state.ts';

export const stripeTestKey = 'sk_test_local';

export type StripeServer = LocalApi & {
  answerChallenge: (payment: ProviderPayment, answer: 'approve' | 'decline') => void;
  /** Whether the search finds payments. At Stripe it lags behind. */
  setIndexed: (isIndexed: boolean) => void;
};

type Call = { state: StripeState; id: string; form: Form; isIndexed: boolean };
type Operation = (call: Call) => ApiResponse;

/**
 * A local server with the part of Stripe's API that the adapter uses, written from https://docs.stripe.com/api.
 * It accepts Stripe's test cards.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const state = new StripeState();
  let isIndexed = false;
  const api = await serveApi((request) => {
    if (request.headers.authorization !== `Bearer ${stripeTestKey}`)
      return stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    return respond(request, state, isIndexed);
  });
  return {
    ...api,
    setIndexed(value) {
      isIndexed = value;
    },
    answerChallenge({ id }, answer) {
      const intent = state.intents.find((one) => one.id === id);
      if (!intent) throw new Error(`There is no payment intent ${id}.`);
      if (answer === 'approve') state.succeed(intent);
      else state.fail(intent, { code: 'payment_intent_authentication_failure' });
    },
  };
}

function respond({ method, path, query, text }: ApiRequest, state: StripeState, isIndexed: boolean): ApiResponse {
  for (const [pattern, operation] of Object.entries(operations)) {
    const [expected = '', template = ''] = pattern.split(' ');
    const match = new RegExp(`^/v1/${template.replace(':id', '([^/]+)')}$`).exec(path);
    if (method !== expected || !match) continue;
    return operation({ state, id: match[1] ?? '', form: parseForm(method === 'GET' ? query : text), isIndexed });
  }
  return stripeError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
}

const operations: Record<string, Operation> = {
  'POST payment_intents': createIntent,
  'GET payment_intents/search': searchIntents,
  'GET payment_intents': listIntents,
  'GET payment_intents/:id': ({ state, id, form }) => {
    const intent = state.intents.find((one) => one.id === id);
    return intent ? ok(shownIntent(state, intent, listOf(form, 'expand'))) : missing('payment_intent', id);
  },
  'POST payment_intents/:id/cancel': cancelIntent,
  'POST refunds': createRefund,
  'GET refunds': listRefunds,
  'POST customers': ({ state, form }) => {
    const id = newId('cus');
    state.customers.add(id);
    return ok({ id, object: 'customer', name: textOf(form, 'name') });
  },
  'POST setup_intents': createSetup,
  'GET payment_methods/:id': ({ state, id }) => {
    const method = state.methods.get(id);
    return method ? ok(shownMethod(method)) : missing('payment_method', id);
  },
  'POST payment_methods/:id/detach': ({ state, id }) => {
    const method = state.methods.get(id);
    if (!method?.customer) return invalidRequest('The payment method is not attached to a customer.');
    Object.assign(method, { customer: null, isDetached: true });
    return ok(shownMethod(method));
  },
};

const ok = (body: object): ApiResponse => ({ status: 200, body });

function createIntent({ state, form }: Call): ApiResponse {
  const token = textOf(form, 'payment_method');
  const amount = Number(textOf(form, 'amount'));
  const customer = textOf(form, 'customer');
  if (!(amount >= 50)) return invalidRequest('Amount must be at least $0.50 aud', 'amount_too_small');
  if (customer !== null && !state.customers.has(customer)) return missing('customer', customer);
  const method = state.method(token ?? '');
  if (!method) return missing('PaymentMethod', token ?? '');
  if (method.isDetached) return invalidRequest('The provided PaymentMethod may not be used again.');
  if (method.customer !== null && method.customer !== customer)
    return invalidRequest('The PaymentMethod does not belong to the Customer you supplied.');
  const intent: StoredIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    created: Math.floor(Date.now() / 1000),
    customer,
    status: 'requires_confirmation',
    metadata: metadataOf(form),
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
  };
  state.intents.unshift(intent);
  if (textOf(form, 'setup_future_usage')) method.customer = customer;
  state.confirm(intent, method, textOf(form, 'return_url'));
  if (!intent.last_payment_error) return ok(shownIntent(state, intent, listOf(form, 'expand')));
  const error = { ...intent.last_payment_error, payment_intent: shownIntent(state, intent, []) };
  return stripeError(402, { type: 'card_error', message: 'Your card was declined.', ...error });
}

function cancelIntent({ state, id }: Call): ApiResponse {
  const intent = state.intents.find((one) => one.id === id);
  if (!intent) return missing('payment_intent', id);
  if (['succeeded', 'canceled'].includes(intent.status))
    return invalidRequest(`It has a status of ${intent.status}.`, 'payment_intent_unexpected_state');
  Object.assign(intent, { status: 'canceled', next_action: null });
  return ok(shownIntent(state, intent, []));
}

function listIntents({ state, form }: Call): ApiResponse {
  const limit = Number(textOf(form, 'limit') ?? 10);
  const created = (form.created as Form | undefined) ?? {};
  const since = Number(textOf(created, 'gte') ?? 0);
  const after = state.intents.findIndex(({ id }) => id === textOf(form, 'starting_after'));
  const found = state.intents.slice(after + 1).filter((intent) => intent.created >= since);
  return listOfIntents(state, found.slice(0, limit), found.length > limit, form);
}

function searchIntents({ state, form, isIndexed }: Call): ApiResponse {
  const [, reference] = /^metadata\['reference'\]:'(.*)'$/.exec(textOf(form, 'query') ?? '') ?? [];
  const found = isIndexed ? state.intents.filter(({ metadata }) => metadata.reference === reference) : [];
  return listOfIntents(state, found, false, form);
}

function listOfIntents(state: StripeState, found: StoredIntent[], hasMore: boolean, form: Form): ApiResponse {
  const expand = listOf(form, 'expand').map((part) => part.replace(/^data\./, ''));
  return ok({ object: 'list', has_more: hasMore, data: found.map((intent) => shownIntent(state, intent, expand)) });
}

function createRefund({ state, form }: Call): ApiResponse {
  const id = textOf(form, 'payment_intent') ?? '';
  const intent = state.intents.find((one) => one.id === id);
  if (!intent) return missing('payment_intent', id);
  const amount = Number(textOf(form, 'amount'));
  if (intent.latest_charge === null) return invalidRequest('This PaymentIntent does not have a successful charge.');
  if (state.refundedOf(intent) + amount > intent.amount)
    return invalidRequest('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
  const about = { charge: intent.latest_charge, amount, metadata: metadataOf(form) };
  const refund = { id: newId('re'), object: 'refund', ...about, status: 'succeeded' } as const;
  state.refunds.push(refund);
  return ok(refund);
}

function listRefunds({ state, form }: Call): ApiResponse {
  const intent = state.intents.find(({ id }) => id === textOf(form, 'payment_intent'));
  const data = state.refunds.filter(({ charge }) => charge === intent?.latest_charge);
  return ok({ object: 'list', has_more: false, data });
}

const metadataOf = (form: Form) => ({
  reference: textOf((form.metadata as Form | undefined) ?? {}, 'reference') ?? '',
});

function createSetup({ state, form }: Call): ApiResponse {
  const method = state.method(textOf(form, 'payment_method') ?? '');
  const customer = textOf(form, 'customer') ?? '';
  if (!method) return missing('PaymentMethod', textOf(form, 'payment_method') ?? '');
  if (!state.customers.has(customer)) return missing('customer', customer);
  method.customer = customer;
  const shown = { id: newId('seti'), object: 'setup_intent', status: 'succeeded' };
  const isExpanded = listOf(form, 'expand').includes('payment_method');
  return ok({ ...shown, payment_method: isExpanded ? shownMethod(method) : method.id });
}

const shownMethod = ({ id, object, customer }: StoredMethod) => ({
  id,
  object,
  type: 'card',
  customer,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
});

/** Returns an intent with ids of its parts, or with the parts themselves where `expand` names them. */
function shownIntent(state: StripeState, intent: StoredIntent, expand: readonly string[]): object {
  const method = state.methods.get(intent.payment_method ?? '');
  const charge = intent.latest_charge && {
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: state.refundedOf(intent),
  };
  return {
    ...intent,
    currency: 'aud',
    ...(expand.includes('latest_charge') ? { latest_charge: charge } : {}),
    ...(expand.includes('payment_method') && method ? { payment_method: shownMethod(method) } : {}),
  };
}
