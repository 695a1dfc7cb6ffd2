import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { forbidden } from '../http/problem.ts';
import type { Bearer } from './bearer.ts';
import { isCsrfTokenOf } from './csrf-token.ts';
import { sessionOfCookie } from './session-cookie.ts';

/**
 * Requires the header `X-CSRF-Token`. Called for every request to the API that changes data, except under /api/auth/.
 * The token must belong to the session of the access token or, when a guest sends no access token, to the session of
 * the cookie.
 */
export async function requireCsrf(
  request: FastifyRequest,
  bearer: Bearer | null,
  database: Database,
  now: Date,
): Promise<void> {
  const token = request.headers['x-csrf-token'];
  if (typeof token !== 'string') throw forbidden('csrf', 'Expected an X-CSRF-Token header.');
  const secretHash = bearer?.sessionSecretHash ?? (await sessionOfCookie(database, request, now))?.secretHash;
  if (secretHash === undefined || !isCsrfTokenOf(secretHash, token)) {
    throw forbidden('csrf', 'The X-CSRF-Token does not belong to this session. Fetch a new one and repeat.');
  }
}
