import { randomBytes } from 'node:crypto';
import type { ApiResponse } from './local-api.ts';
import { stripeDeclines, stripeTestCards } from './stripe-test-cards.ts';

export type StoredIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  created: number;
  customer: string | null;
  status: string;
  metadata: Record<string, string>;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
};
export type StoredMethod = {
  id: string;
  object: 'payment_method';
  testCard: string;
  customer: string | null;
  isDetached: boolean;
};
export type StoredRefund = {
  id: string;
  object: 'refund';
  charge: string;
  amount: number;
  metadata: Record<string, string>;
  status: 'succeeded';
};

/** What the local Stripe server stores. */
export class StripeState {
  readonly intents: StoredIntent[] = [];
  readonly methods = new Map<string, StoredMethod>();
  readonly refunds: StoredRefund[] = [];
  readonly customers = new Set<string>();

  /** Returns a new method for the name of a test card, or the stored one of an id. */
  method(token: string): StoredMethod | null {
    const stored = this.methods.get(token);
    if (stored) return stored;
    if (!Object.values(stripeTestCards).includes(token)) return null;
    const method: StoredMethod = {
      id: newId('pm'),
      object: 'payment_method',
      testCard: token,
      customer: null,
      isDetached: false,
    };
    this.methods.set(method.id, method);
    return method;
  }

  intentOfCharge(chargeId: string | null): StoredIntent | undefined {
    return this.intents.find(({ latest_charge }) => latest_charge !== null && latest_charge === chargeId);
  }

  refundedOf({ latest_charge }: StoredIntent): number {
    return this.refunds.filter(({ charge }) => charge === latest_charge).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Charges the card, asks for a challenge, or declines. */
  confirm(intent: StoredIntent, method: StoredMethod, returnUrl: string | null): void {
    intent.payment_method = method.id;
    const declined = stripeDeclines[method.testCard];
    if (declined) this.fail(intent, declined);
    else if (method.testCard !== stripeTestCards.challenge) this.succeed(intent);
    else if (returnUrl === null)
      this.fail(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
    else this.challenge(intent, returnUrl);
  }

  challenge(intent: StoredIntent, returnUrl: string): void {
    const url = `https://hooks.stripe.com/3d_secure_2/hosted?payment_intent=${intent.id}`;
    intent.status = 'requires_action';
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  }

  succeed(intent: StoredIntent): void {
    Object.assign(intent, { status: 'succeeded', latest_charge: newId('ch'), next_action: null });
  }

  fail(intent: StoredIntent, error: { code: string; decline_code?: string }): void {
    const last_payment_error = { type: 'card_error', message: 'The payment failed.', ...error };
    const emptied = { payment_method: null, next_action: null };
    Object.assign(intent, { status: 'requires_payment_method', ...emptied, last_payment_error });
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** An error in Stripe's shape: https://docs.stripe.com/api/errors */
export const stripeError = (
  status: number,
  error: { type: 'invalid_request_error' | 'card_error' | 'api_error'; message: string; [field: string]: unknown },
): ApiResponse => ({ status, body: { error } });

export const invalidRequest = (message: string, code?: string) =>
  stripeError(400, { type: 'invalid_request_error', message, code });

export const missing = (what: string, id: string) =>
  stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'` });
