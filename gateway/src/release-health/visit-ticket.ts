import { randomBytes, timingSafeEqual } from 'node:crypto';
import { signWithVisitKey } from 'federation/release-health';

/** A visit is longer than this only when the page stays open; its shell then asks for another ticket. */
export const ticketLifetimeMs = 10 * 60_000;

/** What a ticket contains. It names no user and no address. */
export type VisitTicket = { id: string; buildId: string };

/** Returns a new ticket for a visit of this build. Its parts are separated by a character that no part has. */
export function signTicket(buildId: string, key: string, now: number): string {
  const content = [buildId, (now + ticketLifetimeMs).toString(36), randomBytes(9).toString('base64url')].join('~');
  return `${content}~${signWithVisitKey(key, 'ticket', content).toString('base64url')}`;
}

/** Returns what a ticket contains; null when it is forged, changed or expired. Compares in constant time. */
export function readTicket(ticket: string, key: string, now: number): VisitTicket | null {
  const end = ticket.lastIndexOf('~');
  const content = ticket.slice(0, Math.max(end, 0));
  const given = Buffer.from(ticket.slice(end + 1), 'base64url');
  const expected = signWithVisitKey(key, 'ticket', content);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [buildId = '', expiresAt = '', id = ''] = content.split('~');
  return Number.parseInt(expiresAt, 36) > now ? { id, buildId } : null;
}
