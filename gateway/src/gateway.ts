import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveAssets } from './assets.ts';
import { serveBuilds } from './builds.ts';
import type { GatewayConfig } from './config.ts';
import { type Developer, developedBuilds, serveDevelopedBuilds } from './developer.ts';
import { PageDrawer } from './drawing/page-drawer.ts';
import { favicon } from './favicon.ts';
import { serveForCrawlers } from './for-crawlers.ts';
import { LiveBuilds } from './live-build.ts';
import { serveManifests } from './manifests.ts';
import { serveMap } from './map/serve-map.ts';
import { pageAnswer } from './pages.ts';
import { isProxied, proxyBackend, refuseAddress } from './proxy.ts';
import { everywhere } from './security-headers.ts';

/** The site's origin as a server that is not listening yet. */
export async function createGateway(config: GatewayConfig, developer?: Developer): Promise<FastifyInstance> {
  const live = new LiveBuilds(config.releases);
  const builds = developer ? developedBuilds(live, developer) : live;
  const drawer = new PageDrawer(config);
  // Before the first visitor; while nothing is live there is nothing to prepare.
  void builds.current().then(
    ({ build }) => developer || drawer.prepare(build),
    () => {},
  );
  const answerPage = pageAnswer(config, builds, drawer, developer);
  const app = Fastify({
    logger: false,
    // As long as a browser of ours waits for a file to be sent.
    requestTimeout: 300_000,
    routerOptions: { maxParamLength: 2_000 },
    trustProxy: config.trustedProxies,
    // An address that cannot be decoded is one that nobody owns.
    frameworkErrors: (_error, request, reply) => {
      void (isProxied(request) ? refuseAddress : answerPage)(request, reply as FastifyReply);
    },
  });
  // Bodies are the backend's: none is read here, and none is parsed for an address that takes none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.addHook('onClose', () => drawer.close());
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

  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('This address cannot be asked in this way.\n'),
  );

  app.get('/health/live', async () => 'ok\n');
  app.get('/health/ready', async (_request, reply) => {
    const current = await builds.current().catch(() => null);
    const backend = await fetch(`${config.backendUrl}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    const facts = { build: current?.build.id ?? null, backend: backend?.ok ?? false };
    return reply.code(current && backend?.ok ? 200 : 503).send(facts);
  });
  app.get('/favicon.png', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/png').send(favicon),
  );
  serveMap(app, config);
  serveManifests(app, builds, config.releases);
  serveAssets(app, config.releases);
  if (developer) serveDevelopedBuilds(app, builds, developer);
  else serveBuilds(app, config.releases);
  await proxyBackend(app, config.backendUrl);
  serveForCrawlers(app, config);
  app.get('/*', answerPage);
  return app;
}
