import type { PaymentProvider, ProviderPayment } from '../payment-provider.ts';
import { InvalidWebhook, ProviderRejection } from '../provider-errors.ts';
import { type ZipClient, ZipRejection, zipClient } from './zip-client.ts';
import type { ZipConfig } from './zip-config.ts';
import { chargeFailureOf, checkoutRequest, dollarsOf, paymentOf, paymentOfCharge } from './zip-payment.ts';
import { type Charge, type Checkout, charge, chargePage, checkout, refund } from './zip-resources.ts';

const chargesPerPage = 100;

/**
 * Zip's merchant API for Australia. A payment is a checkout; its money is taken by a charge that `capture` creates.
 * Never run against the live API: see payments/README.md.
 */
export function createZip(config: ZipConfig): PaymentProvider {
  const call = zipClient(config);
  const read = async (id: string) => {
    const found = await readCheckout(call, id);
    return paymentOf(found, await chargeOf(call, found));
  };
  return {
    name: 'zip',
    kind: 'zip',
    // Zip Pay lends up to $1,000, and a merchant's agreement sets the rest.
    limits: { minimumCents: 100, maximumCents: 100_000 },
    vault: null,
    /** Zip returns the same checkout for the same reference and amount. */
    start: async (payment) =>
      paymentOf(
        await call({ method: 'POST', path: '/checkouts', body: checkoutRequest(payment), response: checkout }),
        null,
      ),
    read,
    async find(reference) {
      for await (const one of charges(call)) if (one.reference === reference) return paymentOfCharge(one);
      return null;
    },
    capture: (id) => captureCheckout(call, id),
    /** Zip cannot cancel a checkout. Without a charge it takes no money, and we never charge a cancelled payment. */
    async cancel(id) {
      const payment = await read(id);
      const isOpen = ['requiresAction', 'referred', 'approved'].includes(payment.status);
      return isOpen ? { ...payment, status: 'cancelled', nextAction: null } : payment;
    },
    async refund({ paymentId, amountCents, reference }) {
      const charged = await chargeOf(call, await readCheckout(call, paymentId));
      if (!charged) throw new ProviderRejection(`The Zip checkout ${paymentId} has no charge to refund.`);
      const body = { charge_id: charged.id, reason: 'Refund', amount: dollarsOf(amountCents), metadata: { reference } };
      const idempotencyKey = `refund-${reference}`;
      const { id } = await call({ method: 'POST', path: '/refunds', body, idempotencyKey, response: refund });
      return { id, status: 'succeeded', amountCents };
    },
    async *list(since): AsyncIterable<ProviderPayment> {
      for await (const one of charges(call)) if (one.created_date >= since) yield paymentOfCharge(one);
    },
    verifyWebhook() {
      throw new InvalidWebhook('Zip sends no webhooks in Australia.');
    },
  };
}

const readCheckout = (call: ZipClient, id: string) =>
  call({ method: 'GET', path: `/checkouts/${encodeURIComponent(id)}`, response: checkout });

/**
 * Creates the charge of an approved checkout. The reference is the idempotency key, so that a repeated capture takes no
 * second amount.
 */
async function captureCheckout(call: ZipClient, id: string): Promise<ProviderPayment> {
  const approved = await readCheckout(call, id);
  const charged = await chargeOf(call, approved);
  if (charged) return paymentOf(approved, charged);
  if (approved.state !== 'approved') throw new ProviderRejection(`The Zip checkout ${id} is ${approved.state}.`);
  const { reference, amount } = approved.order;
  const body = {
    authority: { type: 'checkout_id', value: id },
    reference,
    amount,
    currency: 'AUD',
    capture: true,
    metadata: { checkout: id },
  };
  const idempotencyKey = `charge-${reference}`;
  try {
    const created = await call({ method: 'POST', path: '/charges', body, idempotencyKey, response: charge });
    return paymentOf(approved, created);
  } catch (error) {
    const failureCode = error instanceof ZipRejection ? chargeFailureOf(error.code) : undefined;
    if (!failureCode) throw error;
    return { ...paymentOf(approved, null), status: 'failed', failureCode };
  }
}

/**
 * Finds the charge of a checkout. The API has no such look-up, so all charges are listed. That is done only for a
 * checkout in a state in which it can have a charge.
 */
async function chargeOf(call: ZipClient, { id, state, order }: Checkout): Promise<Charge | null> {
  if (state !== 'authorized' && state !== 'completed') return null;
  for await (const one of charges(call)) {
    if (one.metadata?.checkout === id || one.reference === order.reference) return one;
  }
  return null;
}

async function* charges(call: ZipClient): AsyncIterable<Charge> {
  for (let skip = 0; ; skip += chargesPerPage) {
    const path = `/charges?skip=${skip}&limit=${chargesPerPage}`;
    const { items } = await call({ method: 'GET', path, response: chargePage });
    yield* items;
    if (items.length < chargesPerPage) return;
  }
}
