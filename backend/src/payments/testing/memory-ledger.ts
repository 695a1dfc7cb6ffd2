import { randomUUID } from 'node:crypto';
import type { FailureCode, ProviderCard, ProviderEvent, ProviderPayment, ProviderRefund, StartPayment } from 'payments';
import { ProviderNotFound, ProviderRejection, ProviderUnavailable } from 'payments';

/**
 * What goes wrong with the next request. `lost-request`: it never arrives. `lost-response`: it has its effect, and the
 * caller does not learn of it. `late`: as `lost-request`, but it arrives when `deliverLate` is called.
 */
export type Fault = 'none' | 'lost-request' | 'lost-response' | 'late';

/** What the customer does on the page of the challenge or of Zip. */
export type Answer = 'approve' | 'decline' | 'refer' | 'cancel' | 'expire';

type Stored = ProviderPayment & { cardToken: string | null; approvedAt: Date | null };

/** The state of a payment provider in memory. It survives a crash of the backend, as a real provider does. */
export class MemoryLedger {
  readonly payments = new Map<string, Stored>();
  readonly cards = new Map<string, ProviderCard>();
  readonly refunds = new Map<string, ProviderRefund & { paymentId: string }>();
  /** The webhooks that wait to be sent, in the order in which they happened. */
  readonly events: ProviderEvent[] = [];
  /** How often money was taken for each reference. */
  readonly charges = new Map<string, number>();
  /** The faults of the next requests that change something, or read something when `reads` is set. */
  faults: Fault[] = [];
  rejectsRefunds = false;
  /** Called before and after each request. A test throws here to let the backend crash. */
  checkpoint = (): void => {};
  private readonly late: (() => void)[] = [];
  private readonly kind: 'card' | 'zip';
  private readonly clock: () => Date;

  constructor(kind: 'card' | 'zip', clock: () => Date) {
    this.kind = kind;
    this.clock = clock;
  }

  /** Carries out a request with the next fault. */
  async request<T>(work: () => T): Promise<T> {
    const fault = this.faults.shift() ?? 'none';
    if (fault === 'lost-request') throw new ProviderUnavailable('The request was lost.');
    if (fault === 'late') {
      this.late.push(() => void work());
      throw new ProviderUnavailable('The request is late.');
    }
    this.checkpoint();
    const result = work();
    this.checkpoint();
    if (fault === 'lost-response') throw new ProviderUnavailable('The response was lost.');
    return result;
  }

  /** Lets the requests arrive that were late. */
  deliverLate(): void {
    for (const deliver of this.late.splice(0)) {
      try {
        deliver();
      } catch (error) {
        // The caller of a late request has stopped waiting, so its rejection has no effect.
        if (!(error instanceof ProviderRejection)) throw error;
      }
    }
  }

  start({ reference, amountCents, cardToken, customerPresent, returnUrl }: StartPayment): ProviderPayment {
    const known = this.find(reference);
    if (known) return known;
    const id = `${this.kind}-${randomUUID()}`;
    const card = cardToken === null ? null : this.cardOf(cardToken);
    const payment: Stored = {
      ...{ id, reference, amountCents, cardToken, card },
      ...{ refundedCents: 0, nextAction: null, failureCode: null, approvedAt: null, createdAt: this.clock() },
      status: 'requiresAction',
    };
    this.payments.set(id, payment);
    const outcome = this.kind === 'zip' ? 'action' : outcomeOf(cardToken ?? '', customerPresent);
    if (outcome === 'action')
      payment.nextAction = { kind: this.kind === 'zip' ? 'redirect' : 'challenge', url: returnUrl };
    else if (outcome === 'success') this.take(payment);
    else this.change(payment, { status: 'failed', failureCode: outcome });
    return { ...payment };
  }

  /** The customer answers the challenge of a card, or the page of Zip. */
  answer(id: string, answer: Answer): void {
    const payment = this.payments.get(id);
    if (!payment || !['requiresAction', 'referred'].includes(payment.status)) return;
    // The page of a challenge has only these two buttons.
    if (this.kind === 'card' && answer !== 'approve' && answer !== 'decline') return;
    if (answer === 'approve' && this.kind === 'card') this.take(payment);
    else if (answer === 'approve') this.change(payment, { status: 'approved', approvedAt: this.clock() });
    else this.change(payment, unapproved(answer, this.kind));
  }

  capture(id: string): ProviderPayment {
    const payment = this.required(id);
    if (payment.status === 'succeeded') return { ...payment };
    const age = this.clock().getTime() - (payment.approvedAt?.getTime() ?? 0);
    if (payment.status !== 'approved' || age > 15 * 60_000) throw new ProviderRejection('It is not approved any more.');
    this.take(payment);
    return { ...payment };
  }

  cancel(id: string): ProviderPayment {
    const payment = this.required(id);
    if (['requiresAction', 'referred', 'approved'].includes(payment.status))
      this.change(payment, { status: 'cancelled' });
    return { ...payment };
  }

  refund({ paymentId, amountCents, reference }: { paymentId: string; amountCents: number; reference: string }) {
    const known = this.refunds.get(reference);
    if (known) return known;
    if (this.rejectsRefunds) throw new ProviderRejection('The balance is too low.');
    const payment = this.required(paymentId);
    if (payment.status !== 'succeeded' || payment.refundedCents + amountCents > payment.amountCents) {
      throw new ProviderRejection('There is nothing left to refund.');
    }
    const refund = { id: `refund-${randomUUID()}`, status: 'succeeded' as const, amountCents, paymentId };
    this.refunds.set(reference, refund);
    this.change(payment, { refundedCents: payment.refundedCents + amountCents });
    return refund;
  }

  find(reference: string): ProviderPayment | null {
    const found = [...this.payments.values()].find((payment) => payment.reference === reference);
    return found ? { ...found } : null;
  }

  required(id: string): Stored {
    const payment = this.payments.get(id);
    if (!payment) throw new ProviderNotFound(`There is no payment ${id}.`);
    return payment;
  }

  saveCard(token: string): ProviderCard {
    if (token.startsWith('declined')) throw new ProviderRejection('The card was declined.');
    return this.cardOf(token);
  }

  private cardOf(token: string): ProviderCard {
    const card = this.cards.get(token) ?? {
      id: token,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2030,
    };
    this.cards.set(token, card);
    return card;
  }

  private take(payment: Stored): void {
    this.charges.set(payment.reference, (this.charges.get(payment.reference) ?? 0) + 1);
    this.change(payment, { status: 'succeeded' });
  }

  private change(payment: Stored, changes: Partial<Stored>): void {
    Object.assign(payment, { nextAction: null }, changes);
    const id = `event-${this.kind}-${randomUUID()}`;
    this.events.push({ id, kind: `payment.${payment.status}`, paymentId: payment.id, createdAt: this.clock() });
  }
}

function unapproved(answer: Exclude<Answer, 'approve'>, kind: 'card' | 'zip'): Partial<Stored> {
  if (answer === 'decline') return { status: 'failed', failureCode: kind === 'zip' ? 'declined' : 'challenge-failed' };
  return { status: ({ refer: 'referred', cancel: 'cancelled', expire: 'expired' } as const)[answer] };
}

/** What happens with a card: its token starts with it, such as `challenge-1`. */
function outcomeOf(token: string, customerPresent: boolean): 'success' | 'action' | FailureCode {
  if (token.startsWith('challenge')) return customerPresent ? 'action' : 'declined';
  if (token.startsWith('fails-later')) return customerPresent ? 'success' : 'declined';
  return failures.find((code) => token.startsWith(code)) ?? 'success';
}

const failures: FailureCode[] = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'incorrect-security-code',
  'lost-or-stolen',
];
