import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type CardRow, requireCustomer, usableCard } from '../cards/card-store.ts';
import type { CardBehaviour } from '../cards/test-cards.ts';
import { Rejection } from '../rejection.ts';
import type { Sandbox } from '../sandbox.ts';
import { addEvent } from '../webhooks/event-store.ts';
import { useCard } from './change-payment.ts';
import { type PaymentRow, type PaymentStatus, readPayment } from './payment-row.ts';

export const paymentInput = z.object({
  reference: z.string().min(1).max(100),
  method: z.enum(['card', 'zip']),
  amountCents: z.int().positive().max(99_999_999),
  description: z.string().max(500),
  customer: z.nullable(z.string()),
  name: z.string().max(200),
  email: z.string().max(320),
  cardToken: z.nullable(z.string()),
  saveCard: z.boolean(),
  customerPresent: z.boolean(),
  returnUrl: z.string().max(2000),
  items: z.array(
    z.object({ name: z.string().max(500), quantity: z.int(), amountCents: z.int(), sku: z.string().max(200) }),
  ),
});
export type PaymentInput = z.infer<typeof paymentInput>;

/** Starts a payment. A repeated reference returns the payment that exists. Call it in a transaction. */
export function startPayment(sandbox: Sandbox, input: PaymentInput): PaymentRow {
  const { database } = sandbox;
  const existing = database.prepare('select * from payments where reference = ?').get(input.reference) as
    | PaymentRow
    | undefined;
  if (existing) {
    if (existing.amountCents === input.amountCents && existing.method === input.method) return existing;
    throw new Rejection(409, 'This reference was used for another payment.');
  }
  requireReturnUrl(sandbox, input.returnUrl);
  const card = input.method === 'card' ? chargeableCard(sandbox, input) : null;
  const outcome: Outcome = card
    ? outcomeOf(card.behaviour, { isSaved: card.customerId !== null, customerPresent: input.customerPresent })
    : { status: 'requiresAction' };
  const id = `pay_${randomUUID().replaceAll('-', '')}`;
  database
    .prepare(
      `insert into payments (id, pageKey, reference, method, status, amountCents, description, name, email, items,
         cardId, customerId, saveCard, failureCode, returnUrl, createdAt)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      randomBytes(16).toString('base64url'),
      input.reference,
      input.method,
      outcome.status,
      input.amountCents,
      input.description,
      input.name,
      input.email,
      JSON.stringify(input.items),
      card?.id ?? null,
      input.customer,
      input.saveCard ? 1 : 0,
      outcome.failureCode ?? null,
      input.returnUrl,
      Date.now(),
    );
  const payment = readPayment(database, id);
  if (card && outcome.status === 'succeeded') useCard(database, payment);
  addEvent(sandbox, payment, `payment.${outcome.status}`);
  return payment;
}

/** The pages of this service redirect to the return URL, so only the site itself may be one. */
function requireReturnUrl({ siteOrigin }: Sandbox, url: string): void {
  if (URL.parse(url)?.origin !== siteOrigin) throw new Rejection(422, `returnUrl: expected a URL of ${siteOrigin}.`);
}

function chargeableCard({ database }: Sandbox, { cardToken, customer, saveCard }: PaymentInput): CardRow {
  if (cardToken === null) throw new Rejection(422, 'cardToken: expected a token for a card payment.');
  if (customer !== null) requireCustomer(database, customer);
  if (saveCard && customer === null) throw new Rejection(422, 'customer: expected one to save the card for.');
  const card = usableCard(database, cardToken);
  if (card.customerId !== null && card.customerId !== customer) {
    throw new Rejection(422, 'This card belongs to another customer.');
  }
  if (card.customerId === null && card.isUsed) throw new Rejection(422, 'This card token was already used.');
  return card;
}

type Outcome = { status: PaymentStatus; failureCode?: string };

/** Returns what happens when a card is charged. A saved card was confirmed before, so it needs no challenge later. */
function outcomeOf(
  behaviour: CardBehaviour,
  { isSaved, customerPresent }: { isSaved: boolean; customerPresent: boolean },
): Outcome {
  switch (behaviour) {
    case 'success':
      return { status: 'succeeded' };
    case 'challenge':
      return customerPresent ? { status: 'requiresAction' } : { status: 'succeeded' };
    case 'challenge-then-declined':
      return customerPresent ? { status: 'requiresAction' } : { status: 'failed', failureCode: 'declined' };
    case 'declined-once-saved':
      return isSaved ? { status: 'failed', failureCode: 'declined' } : { status: 'succeeded' };
    default:
      return { status: 'failed', failureCode: behaviour };
  }
}
