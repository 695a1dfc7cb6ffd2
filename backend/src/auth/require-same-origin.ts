import type { FastifyRequest } from 'fastify';
import { forbidden } from '../http/problem.ts';

/**
 * Accepts changes from this site's pages only: by Fetch Metadata if the browser sends it, otherwise by `Origin`. A
 * client other than a browser sends neither and has no cookie to steal.
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isSameOrigin =
    site === undefined ? origin === undefined || origin === publicOrigin : allowedSites.has(String(site));
  if (isSameOrigin) return;
  const from = site === undefined ? `Origin: ${origin}` : `Sec-Fetch-Site: ${site}`;
  throw forbidden('cross-site', `Expected a request from this site’s pages, got one with ${from}.`);
}

/** Browsers send `none` for an address that the user typed. */
const allowedSites = new Set(['same-origin', 'none']);
