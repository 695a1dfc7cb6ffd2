import type { FastifyRequest } from 'fastify';

/**
 * Returns true when a page of this site made the request. Browsers without `Sec-Fetch-Site` send the origin with a
 * POST.
 */
export function isFromThisSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicOrigin : site === 'same-origin';
}
