import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateLimitStore } from '../rate-limits/rate-limit-store.ts';
import type { AuthContext } from './auth-request.ts';
import { loginRoutes } from './login-routes.ts';
import { logoutRoutes } from './logout-routes.ts';

/**
 * Registers `/auth/*`: the pages that redirect the browser to the issuer (the OpenID Connect login service) and back.
 */
export async function authRoutes(app: FastifyInstance, context: AuthContext): Promise<void> {
  await app.register(rateLimit, {
    max: context.config.authRequestsPerMinute,
    timeWindow: '1 minute',
    store: rateLimitStore(context.limits, '/auth'),
    enableDraftSpec: true,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  loginRoutes(app, context);
  logoutRoutes(app, context);
}
