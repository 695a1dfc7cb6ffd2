import type { FastifyRequest } from 'fastify';
import { forbidden } from '../http/problem.ts';

/**
 * Accepts changes only from pages of this site. Uses the Fetch Metadata headers, or `Origin` for browsers without them.
 * Accepts a request without any of these headers: it comes from a client that is not a browser, so no other site can
 * have sent it with the user's cookies.
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isSameOrigin =
    site === undefined ? origin === undefined || origin === publicOrigin : allowedSites.has(String(site));
  if (isSameOrigin) return;
  const from = site === undefined ? `Origin: ${origin}` : `Sec-Fetch-Site: ${site}`;
  throw forbidden('cross-site', `Expected a request from this site’s pages, got one with ${from}.`);
}

/** Browsers send `none` for a URL that the user typed. */
const allowedSites = new Set(['same-origin', 'none']);
