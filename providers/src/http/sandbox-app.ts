import Fastify, { type FastifyInstance } from 'fastify';
import { addErrorHandler, type SandboxTexts } from './error-handler.ts';

/** Returns a server with what every sandbox has: errors, forms, headers and `/health`. It logs no requests. */
export function createSandboxApp(texts: SandboxTexts): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 100_000, forceCloseConnections: true });
  addErrorHandler(app, texts);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    });
  });
  app.get('/health', () => ({ ok: true }));
  return app;
}
