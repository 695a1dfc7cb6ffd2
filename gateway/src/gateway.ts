import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { measureRequests } from 'metrics';
import type { Registry } from 'prom-client';
import { addDrain } from 'server-process';
import { traceRequests } from 'traces';
import { serveAssets } from './assets.ts';
import { serveBuildEvents } from './build-events/serve-build-events.ts';
import { serveBuilds } from './builds.ts';
import { SplitRenderer } from './canary/split-renderer.ts';
import { VisitorBuilds } from './canary/visitor-builds.ts';
import { addCompression, compression } from './compress.ts';
import type { GatewayConfig } from './config.ts';
import { serveCrawlers } from './crawlers.ts';
import { type Developer, developedBuilds, passFilesOn, serveDevelopedBuilds } from './developer/developer.ts';
import { favicon } from './favicon.ts';
import { LiveBuilds } from './live-build.ts';
import { serveManifests } from './manifests.ts';
import { serveMap } from './map/serve-map.ts';
import { pageHandler } from './pages.ts';
import { PreviewBuilds } from './preview/preview-builds.ts';
import { servePreview } from './preview/serve-preview.ts';
import { isProxied, proxyBackend, refuseUrl } from './proxy.ts';
import { keepReleaseCopy } from './release-copy.ts';
import { serveReleaseHealth } from './release-health/serve-release-health.ts';
import { VisitReports } from './release-health/visit-reports.ts';
import { RenderTimes } from './rendering/render-times.ts';
import { handleErrors } from './request-errors.ts';
import { logOptions, logRequests, routeOf } from './request-log.ts';
import { baseHeaders } from './security-headers.ts';
import { TrustedStore } from './signatures/trusted-store.ts';

/**
 * Creates the server that browsers connect to. It serves pages and files, and passes API requests on to the backend.
 * The caller makes it listen.
 * @param registry receives the figures of each request, and the age of the copy of the releases
 */
export async function createGateway(
  given: GatewayConfig,
  developer?: Developer,
  registry?: Registry,
): Promise<FastifyInstance> {
  const config = developer ? withoutBuildEvents(given) : given;
  const app = Fastify({
    ...logOptions(config),
    // 5 minutes. The API client waits as long for an upload.
    requestTimeout: 300_000,
    routerOptions: { maxParamLength: 2_000 },
    trustProxy: config.trustedProxies,
    // Requests on connections that are still open are answered while the gateway closes.
    return503OnClosing: false,
    // Fastify calls this handler when it cannot decode a URL. A request to the backend gets a 400, any other the page
    // Not Found.
    frameworkErrors: (_error, request, reply) => {
      void (isProxied(request) ? refuseUrl : handlePage)(request, reply as FastifyReply);
    },
  });
  const copy = await keepReleaseCopy(config, app.log, registry);
  app.addHook('onClose', copy.stop);
  const store = new TrustedStore(config);
  const live = new LiveBuilds(config, store, app.log);
  const builds = developer ? developedBuilds(developer.builds ?? live, developer) : live;
  const renderTimes = new RenderTimes();
  const renderer = new SplitRenderer(config, live, app.log, renderTimes);
  const visitors = new VisitorBuilds(live, config);
  // Starts the renderer now, so that it is ready for the first request. Nothing is started when no build is live yet.
  void builds.current().then(
    ({ build }) => developer || renderer.prepare(build),
    () => {},
  );
  // The builds of developed packages are not in the store, so there is nothing to preview them with.
  const previews = developer ? null : new PreviewBuilds(config, live, store, app.log);
  const handlePage = pageHandler(
    config,
    { builds, previews, visitors: developer ? null : visitors },
    renderer,
    developer,
  );
  // The gateway streams request bodies to the backend and parses none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.addHook('onClose', () => renderer.close());
  app.addHook('onClose', () => live.close());
  traceRequests(app, { routeOf, isAnnounced: (request) => request.pagePath !== null || isProxied(request) });
  addDrain(app);
  logRequests(app);
  if (registry) measureRequests(app, registry, routeOf);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(baseHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  handleErrors(app);
  app.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    // A GET gets here only from a route for files, because the route for `/*` handles all other GETs as pages.
    if (request.method === 'GET' || request.method === 'HEAD') return reply.code(404).send('There is no such file.\n');
    return reply.code(405).header('allow', 'GET, HEAD').send('This method is not allowed here.\n');
  });

  await addCompression(app);
  app.get('/health/live', async () => 'ok\n');
  app.get('/health/ready', async (_request, reply) => {
    // Without a backend, a gateway still serves pages and files. If it were not ready, all gateways would end with it.
    const current = await builds.current().catch(() => null);
    const problem = live.failure?.publicMessage ?? copy.problem();
    return reply
      .code(current ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ build: current?.build.id ?? null, ...(problem && { problem }) });
  });
  app.get('/favicon.png', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/png').send(favicon),
  );
  await serveMap(app, config);
  if (developer?.builds) {
    passFilesOn(app);
  } else {
    serveManifests(app, builds, config.releases);
    await serveAssets(app, config.releases, previews);
  }
  if (developer) serveDevelopedBuilds(app, builds, developer);
  else serveBuilds(app, live, store, previews, visitors);
  if (previews) servePreview(app, previews, config);
  if (config.public.buildEventsPath) serveBuildEvents(app, visitors, config);
  const { releases } = config;
  serveReleaseHealth(app, developer ? null : new VisitReports({ releases, builds: live, store }), renderTimes, config);
  await proxyBackend(app, config.backendUrl, previews);
  serveCrawlers(app, builds, config);
  app.get('/*', { compress: compression }, handlePage);
  return app;
}

/** While packages are developed, hot reload replaces the event stream of builds. */
function withoutBuildEvents(config: GatewayConfig): GatewayConfig {
  return { ...config, public: { ...config.public, buildEventsPath: null } };
}
