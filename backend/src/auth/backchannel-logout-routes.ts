import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { OidcClient } from './oidc-client.ts';
import { endSessionsOfSignIn } from './session-store.ts';

/**
 * `POST /auth/backchannel-logout`: the issuer ends a sign-in, because the user signed out there, changed the password
 * or closed the account. Takes effect on the next request (ASVS 7.4.2, 7.4.3).
 */
export async function backchannelLogoutRoutes(
  app: FastifyInstance,
  { database, config, issuer }: { database: Database; config: BackendConfig; issuer: OidcClient },
): Promise<void> {
  await app.register(rateLimit, { max: config.authRequestsPerMinute, timeWindow: '1 minute', enableDraftSpec: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );

  app.post('/auth/backchannel-logout', { bodyLimit: 16_384 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { logout_token: token } = (request.body ?? {}) as { logout_token?: unknown };
    const claims = await issuer
      .verifyLogoutToken(typeof token === 'string' ? token : '', config.clock())
      .catch((error) => {
        request.log.warn({ err: error }, 'a logout token was rejected');
        return null;
      });
    if (!claims) return reply.code(400).send({ error: 'invalid_request', error_description: 'No valid logout_token.' });
    await endSessionsOfSignIn(database, claims);
    return reply.code(200).send();
  });
}
