import type { DatabaseSync } from 'node:sqlite';
import type { Faults } from '../test-controls/faults.ts';
import type { EventRow } from './event-store.ts';
import { signWebhook } from './sign-webhook.ts';

/** How often due webhooks are looked up, in addition to after each event. */
const pollMs = 500;
const timeoutMs = 10_000;
const maxAttempts = 100;

export type WebhookSender = { wake: () => void; close: () => Promise<void> };

/**
 * Sends each event to the backend until it responds with 2xx. The delay between two attempts doubles, from one second
 * to one minute. Events are stored, so a restart continues.
 */
export function startWebhookSender(options: {
  database: DatabaseSync;
  faults: Faults;
  webhookUrl: string;
  secret: string;
}): WebhookSender {
  const { database, faults } = options;
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isQueued = false;

  const sendDue = async () => {
    isQueued = false;
    for (const event of dueEvents(database, faults)) {
      if (closing.signal.aborted) return;
      const isDelivered = await send(options, event, closing.signal);
      if (!closing.signal.aborted) recordAttempt(database, event, isDelivered);
    }
  };
  const wake = () => {
    if (isQueued || closing.signal.aborted) return;
    isQueued = true;
    running = running.then(sendDue);
  };
  const timer = setInterval(wake, pollMs);
  return {
    wake,
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

function dueEvents(database: DatabaseSync, faults: Faults): EventRow[] {
  if (faults.current().webhooksHeld) return [];
  const due = database
    .prepare('select * from events where nextAttemptAt <= ? order by createdAt, rowid limit 100')
    .all(Date.now()) as EventRow[];
  return faults.current().webhooksReversed ? due.reverse() : due;
}

async function send(
  { faults, webhookUrl, secret }: { faults: Faults; webhookUrl: string; secret: string },
  { id, kind, paymentId, method, createdAt }: EventRow,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify({ id, kind, payment: paymentId, createdAt: new Date(createdAt).toISOString() });
  const url = `${webhookUrl}/${method === 'card' ? 'sandbox' : 'sandbox-zip'}`;
  let isDelivered = false;
  for (let copy = 0; copy <= faults.current().webhookRepeats; copy += 1) {
    isDelivered = await post(url, body, signWebhook(body, secret, new Date()), signal);
  }
  return isDelivered;
}

async function post(url: string, body: string, signature: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function recordAttempt(database: DatabaseSync, { id, attempts }: EventRow, isDelivered: boolean): void {
  const isOver = isDelivered || attempts + 1 >= maxAttempts;
  const nextAttemptAt = isOver ? null : Date.now() + Math.min(1000 * 2 ** attempts, 60_000);
  database.prepare('update events set attempts = attempts + 1, nextAttemptAt = ? where id = ?').run(nextAttemptAt, id);
}
