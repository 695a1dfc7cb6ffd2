import type { DatabaseSync } from 'node:sqlite';
import type { Faults } from '../test-controls/faults.ts';
import { signWebhook } from './sign-webhook.ts';

/** How often due webhooks are looked up, in addition to after each event. */
const pollMs = 500;
const timeoutMs = 10_000;
/** About a week. */
const maxAttempts = 10_000;

/** What every table `events` has. Times are in milliseconds; `nextAttemptAt` is null when none follows. */
type StoredEvent = { id: string; attempts: number };

type Options<Event> = {
  database: DatabaseSync;
  faults: Faults;
  secret: string;
  /** The header of the signature. */
  header: string;
  webhookOf: (event: Event) => { url: string; body: object };
};

export type WebhookSender = { wake: () => void; close: () => Promise<void> };

/**
 * Sends each event to the backend until it responds with 2xx. The delay between two attempts doubles, from one second
 * to one minute. Events are stored, so a restart continues.
 */
export function startWebhookSender<Event extends StoredEvent>(options: Options<Event>): WebhookSender {
  const { database, faults } = options;
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isQueued = false;

  const sendDue = async () => {
    isQueued = false;
    for (const event of dueEvents<Event>(database, faults)) {
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

function dueEvents<Event>(database: DatabaseSync, faults: Faults): Event[] {
  if (faults.current().webhooksHeld) return [];
  const due = database
    .prepare('select * from events where nextAttemptAt <= ? order by createdAt, rowid limit 100')
    .all(Date.now()) as Event[];
  return faults.current().webhooksReversed ? due.reverse() : due;
}

async function send<Event>(
  { faults, webhookOf, secret, header }: Options<Event>,
  event: Event,
  signal: AbortSignal,
): Promise<boolean> {
  const { url, body } = webhookOf(event);
  const text = JSON.stringify(body);
  let isDelivered = false;
  for (let copy = 0; copy <= faults.current().webhookRepeats; copy += 1) {
    isDelivered = await post(url, text, { [header]: signWebhook(text, secret, new Date()) }, signal);
  }
  return isDelivered;
}

async function post(
  url: string,
  body: string,
  signature: Record<string, string>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signature },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function recordAttempt(database: DatabaseSync, { id, attempts }: StoredEvent, isDelivered: boolean): void {
  const isOver = isDelivered || attempts + 1 >= maxAttempts;
  const nextAttemptAt = isOver ? null : Date.now() + Math.min(1000 * 2 ** attempts, 60_000);
  database.prepare('update events set attempts = attempts + 1, nextAttemptAt = ? where id = ?').run(nextAttemptAt, id);
}
