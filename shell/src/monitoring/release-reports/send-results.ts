import { readVisit } from '../../page-context/read-visit.ts';
import { faultyPackage } from './faulty-package.ts';
import { results } from './release-results.ts';

/** Shorter than the ticket is valid (gateway/src/release-health). */
const ticketLifetimeMs = 9 * 60_000;

let ticket: { text: string; expiresAt: number } | null = null;
let isOff = false;
const sent = new Set<string>();
let sending: Promise<void> = Promise.resolve();

/** Sends all results from now on. The shell has worked when this runs. */
export function startReports(): void {
  results.areSent = true;
  results.waiting.push({ loaded: 'shell' });
  void sendResults();
}

/**
 * Tells the gateway which packages worked and which failed, each of both once per document. Never rejects: what cannot
 * be sent is lost, and is missing for all releases alike.
 */
export function sendResults(): Promise<void> {
  sending = sending.then(send).catch(() => {});
  return sending;
}

async function send(): Promise<void> {
  const query = new URLSearchParams();
  for (const result of results.waiting.splice(0)) {
    const [key, name] = 'loaded' in result ? ['loaded', result.loaded] : ['failed', faultyPackage(result)];
    if (name === null || sent.has(`${key} ${name}`)) continue;
    sent.add(`${key} ${name}`);
    query.append(key, name);
  }
  const text = query.size === 0 ? null : await currentTicket();
  if (text === null) return;
  query.append('ticket', text);
  await post(`/builds/reports?${query}`);
}

/**
 * Returns a ticket of the gateway. Returns null for a preview, which is no build of the store, when the gateway counts
 * nothing, and when another build is live.
 */
async function currentTicket(): Promise<string | null> {
  const { buildId, config } = readVisit(document);
  if (isOff || config.preview) return null;
  if (ticket === null || ticket.expiresAt <= Date.now()) {
    const response = await post(`/builds/tickets?build=${encodeURIComponent(buildId)}`);
    isOff = response.status !== 200;
    ticket = isOff ? null : { text: await response.text(), expiresAt: Date.now() + ticketLifetimeMs };
  }
  return ticket?.text ?? null;
}

/** Sends no cookies: a report belongs to no user. */
function post(path: string): Promise<Response> {
  return fetch(path, { method: 'POST', credentials: 'omit', keepalive: true });
}
