import type { FastifyRequest } from 'fastify';
import { forbidden } from '../http/problem.ts';

/**
 * State-changing requests come from our own pages: Fetch Metadata where the browser sends it, else `Origin`
 * (RELIABILITY §2, H8). A client that is no browser sends neither and has no cookie to steal.
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isSameOrigin =
    site === undefined ? origin === undefined || origin === publicOrigin : allowedSites.has(String(site));
  if (isSameOrigin) return;
  const from = site === undefined ? `Origin: ${origin}` : `Sec-Fetch-Site: ${site}`;
  throw forbidden('cross-site', `Expected a request from our own pages, got one with ${from}.`);
}

/** `none`: typed into the address bar. */
const allowedSites = new Set(['same-origin', 'none']);
