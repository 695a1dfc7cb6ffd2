import { createHmac } from 'node:crypto';
import { InvalidWebhook, type PaymentProvider, type ProviderEvent } from 'payments';
import { type PaymentProviders, paymentProviders } from '../payment-providers.ts';
import { MemoryLedger } from './memory-ledger.ts';

export type MemoryProviders = PaymentProviders & { ledgers: { card: MemoryLedger; zip: MemoryLedger } };

/**
 * Payment providers in memory, for tests. The token of a card says what happens with it: `success-1`, `declined-1`,
 * `challenge-1`, `fails-later-1`.
 */
export function memoryProviders(clock: () => Date = () => new Date()): MemoryProviders {
  const ledgers = { card: new MemoryLedger('card', clock), zip: new MemoryLedger('zip', clock) };
  const card: PaymentProvider = {
    name: 'sandbox',
    kind: 'card',
    limits: { minimumCents: 50, maximumCents: 99_999_999 },
    vault: vaultOf(ledgers.card),
    ...methodsOf(ledgers.card),
  };
  const zip: PaymentProvider = {
    name: 'sandbox-zip',
    kind: 'zip',
    limits: { minimumCents: 100, maximumCents: 200_000 },
    vault: null,
    ...methodsOf(ledgers.zip),
  };
  return { ...paymentProviders(card, zip), ledgers };
}

function methodsOf(ledger: MemoryLedger): Omit<PaymentProvider, 'name' | 'kind' | 'limits' | 'vault'> {
  return {
    start: (payment) => ledger.request(() => ledger.start(payment)),
    read: (id) => ledger.request(() => ({ ...ledger.required(id) })),
    find: (reference) => ledger.request(() => ledger.find(reference)),
    capture: (id) => ledger.request(() => ledger.capture(id)),
    cancel: (id) => ledger.request(() => ledger.cancel(id)),
    refund: (refund) => ledger.request(() => ledger.refund(refund)),
    async *list(since) {
      for (const payment of [...ledger.payments.values()]) if (payment.createdAt >= since) yield { ...payment };
    },
    verifyWebhook,
  };
}

function vaultOf(ledger: MemoryLedger): NonNullable<PaymentProvider['vault']> {
  return {
    createCustomer: ({ reference }) => ledger.request(() => ({ id: `customer-${reference}` })),
    save: (_customer, token) => ledger.request(() => ledger.saveCard(token)),
    remove: (cardId) => ledger.request(() => void ledger.cards.delete(cardId)),
    fields: () => ({ provider: 'sandbox', url: 'http://localhost:4303/card-fields', origin: 'http://localhost:4303' }),
  };
}

const secret = 'memory';
const signatureOf = (body: string, sentAt: number) =>
  createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex');

/** Returns the request of a webhook, signed when it is sent. */
export function webhookOf(event: ProviderEvent, now: Date) {
  const payload = JSON.stringify({ ...event, createdAt: event.createdAt.toISOString() });
  const sentAt = now.getTime();
  const headers = {
    'content-type': 'application/json',
    'memory-signature': `${sentAt}.${signatureOf(payload, sentAt)}`,
  };
  return { payload, headers };
}

const verifyWebhook: PaymentProvider['verifyWebhook'] = ({ headers, body, now }) => {
  const text = body.toString('utf8');
  const [sentAt = '', signature] = headers['memory-signature']?.split('.') ?? [];
  if (signature !== signatureOf(text, Number(sentAt))) throw new InvalidWebhook('The signature is wrong.');
  if (now.getTime() - Number(sentAt) > 5 * 60_000) throw new InvalidWebhook('The webhook is too old.');
  const event = JSON.parse(text);
  return { ...event, createdAt: new Date(event.createdAt) };
};
