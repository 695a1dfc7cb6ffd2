import { randomBytes } from 'node:crypto';
import type { ProviderPayment } from '../payment-provider.ts';
import { type ApiRequest, type ApiResponse, type LocalApi, serveApi } from './local-api.ts';

export const zipTestKey = 'zip_test_local';

type StoredCheckout = {
  id: string;
  uri: string;
  type: 'standard';
  state: 'created' | 'referred' | 'approved' | 'completed' | 'cancelled' | 'declined' | 'expired';
  created: string;
  order: { reference: string; amount: number; currency: string };
};
type StoredCharge = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  state: 'captured' | 'refunded';
  captured_amount: number;
  refunded_amount: number;
  created_date: string;
  metadata: object;
  receipt_number: string;
};

export type ZipServer = LocalApi & {
  /** What the customer chooses on Zip's page, or what Zip decides after a review. */
  answer: (payment: ProviderPayment, answer: 'approve' | 'refer' | 'decline' | 'cancel' | 'expire') => void;
  /** The next charge is refused with this error code. */
  refuseNextCharge: (code: string) => void;
  checkoutRequests: () => readonly object[];
};

const states = {
  approve: 'approved',
  refer: 'referred',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
} as const;

/**
 * A local server with the part of Zip's merchant API that the adapter uses, written from
 * https://developers.zip.co/v2/reference and the models of Zip's own client libraries.
 */
export async function startZipServer(): Promise<ZipServer> {
  const checkouts: StoredCheckout[] = [];
  const charges: StoredCharge[] = [];
  const requests: object[] = [];
  let refusal: string | null = null;

  const routes: Record<string, (body: Body, id: string, query: URLSearchParams) => ApiResponse> = {
    'POST /checkouts'(body) {
      requests.push(body);
      const { reference, amount, currency } = body.order;
      const same = checkouts.find(({ order }) => order.reference === reference && order.amount === amount);
      if (same) return created(same);
      const id = newId('au-co');
      const uri = `https://checkout.zip.co/v1/?co=${id}`;
      const order = { reference, amount, currency };
      const checkout = { id, uri, type: 'standard', state: 'created', created: now(), order } as const;
      const stored: StoredCheckout = { ...checkout };
      checkouts.push(stored);
      return created(stored);
    },
    'GET /checkouts/:id'(_body, id) {
      const found = checkouts.find((one) => one.id === id);
      return found ? { status: 200, body: found } : refused(404, 'resource_not_found', 'There is no such checkout.');
    },
    'POST /charges'({ authority, reference, amount, currency, metadata }) {
      const checkout = checkouts.find(({ id }) => id === authority.value);
      if (checkout?.state !== 'approved') return refused(402, 'invalid_state', 'The checkout is not approved.');
      if (amount > checkout.order.amount) return refused(402, 'amount_invalid', 'More than the approved amount.');
      if (refusal !== null) {
        const code = refusal;
        refusal = null;
        return refused(402, code, 'The charge was refused.');
      }
      checkout.state = 'completed';
      const amounts = { amount, currency, captured_amount: amount, refunded_amount: 0 };
      const receipt = { created_date: now(), metadata, receipt_number: String(1000 + charges.length) };
      const charge: StoredCharge = { id: newId('ch'), reference, state: 'captured', ...amounts, ...receipt };
      charges.push(charge);
      return created(charge);
    },
    'GET /charges'(_body, _id, query) {
      const skip = Number(query.get('skip') ?? 0);
      return { status: 200, body: { items: charges.slice(skip, skip + Number(query.get('limit') ?? 100)) } };
    },
    'POST /refunds'({ charge_id, amount, reason }) {
      const charge = charges.find(({ id }) => id === charge_id);
      if (!charge) return refused(404, 'resource_not_found', 'There is no such charge.');
      const refunded = Math.round((charge.refunded_amount + amount) * 100) / 100;
      if (refunded > charge.captured_amount) return refused(402, 'amount_invalid', 'More than was captured.');
      charge.refunded_amount = refunded;
      if (refunded === charge.captured_amount) charge.state = 'refunded';
      return created({ id: newId('rf'), charge_id, amount, reason, created: now() });
    },
  };

  const api = await serveApi((request) => respond(request, routes));
  return {
    ...api,
    answer({ id }, answer) {
      const checkout = checkouts.find((one) => one.id === id);
      if (!checkout) throw new Error(`There is no checkout ${id}.`);
      checkout.state = states[answer];
    },
    refuseNextCharge(code) {
      refusal = code;
    },
    checkoutRequests: () => requests,
  };
}

/** The fields of all requests. The server trusts its only client, the adapter. */
type Body = {
  order: StoredCheckout['order'];
  authority: { type: string; value: string };
  reference: string;
  amount: number;
  currency: string;
  metadata: object;
  charge_id: string;
  reason: string;
};

function respond(
  { method, path, query, text, headers }: ApiRequest,
  routes: Record<string, (body: Body, id: string, query: URLSearchParams) => ApiResponse>,
): ApiResponse {
  if (headers.authorization !== `Bearer ${zipTestKey}`) return refused(401, 'unauthorized', 'The key is wrong.');
  const [, collection = '', id = ''] = path.split('/');
  const route = routes[`${method} /${collection}${id === '' ? '' : '/:id'}`];
  if (!route) return refused(404, 'resource_not_found', `There is no ${method} ${path}.`);
  return route(text === '' ? {} : JSON.parse(text), id, query);
}

const now = () => new Date().toISOString();
const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`;
const created = (body: object): ApiResponse => ({ status: 201, body: { ...body } });
const refused = (status: number, code: string, message: string): ApiResponse => ({
  status,
  body: { error: { code, message } },
});
