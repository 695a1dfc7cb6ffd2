import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveAssets } from './assets.ts';
import { serveBuilds } from './builds.ts';
import type { GatewayConfig } from './config.ts';
import { favicon } from './favicon.ts';
import { LiveBuilds } from './live-build.ts';
import { pageAnswer } from './pages.ts';
import { proxyBackend } from './proxy.ts';
import { everywhere } from './security-headers.ts';

/** The site's origin as a server that is not listening yet. */
export async function createGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const builds = new LiveBuilds(config.releases);
  const answerPage = pageAnswer(config, builds);
  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024 * 1024,
    routerOptions: { maxParamLength: 2_000 },
    trustProxy: config.trustedProxies,
    // An address that cannot be decoded is one that nobody owns.
    frameworkErrors: (_error, request, reply) => {
      void answerPage(request, reply as FastifyReply);
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(everywhere)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return status < 500 ? `${error.message}\n` : 'Something went wrong. Please try again in a moment.\n';
  });

  app.get('/health', async () => 'ok\n');
  app.get('/ready', async (_request, reply) => {
    const live = await builds.current().catch(() => null);
    const backend = await fetch(`${config.backendUrl}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    const facts = { build: live?.build.id ?? null, backend: backend?.ok ?? false };
    return reply.code(live && backend?.ok ? 200 : 503).send(facts);
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
  serveAssets(app, config.releases);
  serveBuilds(app, config.releases);
  await proxyBackend(app, config.backendUrl);
  app.get('/*', answerPage);
  return app;
}
