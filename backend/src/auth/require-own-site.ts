import type { FastifyRequest } from 'fastify';
import { forbidden } from '../http/problem.ts';

/**
 * State-changing requests come from our own pages: Fetch Metadata where the browser sends it, `Origin` beside it
 * (RELIABILITY H8). A client that is no browser sends neither and has no cookie to steal.
 */
export function requireOwnSite(request: FastifyRequest, publicOrigin: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw forbidden('cross-site', `Expected a request from our own pages, got Sec-Fetch-Site: ${site}.`);
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== publicOrigin) {
    throw forbidden('cross-site', 'Expected a request from our own pages, got one with another Origin.');
  }
}
