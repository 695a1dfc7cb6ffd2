import { randomUUID } from 'node:crypto';
import type { PaymentRow } from '../payments/payment-row.ts';
import type { Sandbox } from '../sandbox.ts';

export type EventRow = {
  id: string;
  kind: string;
  paymentId: string;
  method: 'card' | 'zip';
  createdAt: number;
  attempts: number;
  nextAttemptAt: number | null;
};

/** Stores an event, which is sent as a webhook after the commit. */
export function addEvent({ database, faults }: Sandbox, payment: PaymentRow, kind: string): void {
  const now = Date.now();
  const { webhookDelayMs } = faults.current();
  database
    .prepare('insert into events (id, kind, paymentId, method, createdAt, nextAttemptAt) values (?, ?, ?, ?, ?, ?)')
    .run(`evt_${randomUUID().replaceAll('-', '')}`, kind, payment.id, payment.method, now, now + webhookDelayMs);
}

/** Returns how an event is sent: to the URL of webhooks, followed by the name of the provider. */
export function paymentWebhook(webhookUrl: string) {
  return ({ id, kind, paymentId, method, createdAt }: EventRow) => ({
    url: `${webhookUrl}/${method === 'card' ? 'sandbox' : 'sandbox-zip'}`,
    body: { id, kind, payment: paymentId, createdAt: new Date(createdAt).toISOString() },
  });
}
