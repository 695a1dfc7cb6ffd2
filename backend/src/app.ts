import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { measureRequests } from 'metrics';
import type { PgBoss } from 'pg-boss';
import type { Registry } from 'prom-client';
import { addDrain } from 'server-process';
import { logTraceId, traceRequests } from 'traces';
import { authRoutes } from './auth/auth-routes.ts';
import { oidcClient } from './auth/oidc-client.ts';
import { sessionRoutes } from './auth/session-routes.ts';
import { useSiteCookies } from './auth/site-cookie.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { errorForLog } from './error-log/error-for-log.ts';
import { healthRoutes } from './health/health-routes.ts';
import { limitBodyTime, uploadTimeoutMs } from './http/body-timeout.ts';
import { parseJson } from './http/parse-json.ts';
import { handleErrors } from './http/problem-replies.ts';
import { readBodiesToEnd } from './http/read-to-end.ts';
import { registerRoutes } from './http/register-routes.ts';
import { requestIdOf } from './http/request-id.ts';
import { indexRoutes } from './http/route-index.ts';
import { cspReportType } from './log-entries/csp-report-routes.ts';
import { measureDatabase } from './metrics/measure-database.ts';
import { documentationRoutes } from './open-api/documentation-routes.ts';
import { readPages } from './operations/release-service.ts';
import { openVitalCounter, type VitalCounter } from './operations/web-vitals/count-vitals.ts';
import { type LivePages, livePages } from './operations/web-vitals/live-pages.ts';
import { openRateLimits } from './rate-limits/open-rate-limits.ts';
import { openReadReplica, type ReadReplica } from './read-replica/read-replica.ts';
import { routes } from './routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    registeredPaths: string[];
    /** Counts the web vitals that pages report. */
    vitals: VitalCounter;
    /** The pages for which they are counted. */
    livePages: LivePages;
  }
}

/** Creates the Fastify app with all routes. It does not listen on a port yet; the caller makes it listen. */
export async function createApp(
  config: BackendConfig,
  { database, pool, url }: Pick<OpenDatabase, 'database' | 'pool' | 'url'>,
  boss: PgBoss,
  registry?: Registry,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : loggerOf(config),
    trustProxy: config.trustedProxies,
    genReqId: requestIdOf,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: uploadTimeoutMs,
    http: { headersTimeout: 30_000 },
    // Requests on connections that are still open are answered while the server closes.
    return503OnClosing: false,
  });
  // Only gateways reach a backend. They remove what clients send as `traceparent`.
  traceRequests(app, { isInternal: true });
  addDrain(app);
  if (registry) measureRequests(app, registry);
  limitBodyTime(app);
  readBodiesToEnd(app);
  const methods = indexRoutes(app);
  app.decorate('registeredPaths', methods.paths);
  handleErrors(app, methods.allowedMethods);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(jsonTypes, { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
    text === '' ? undefined : parseJson(text),
  );
  // Passes on the bodies of uploaded files as streams. Routes with `upload` read them.
  app.addContentTypeParser(fileTypes, (_request, payload, done) => done(null, payload));
  // Uses the callback `done`, because this hook runs for every request and a promise would be slower.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'deny', vary: 'accept' });
    done();
  });
  await app.register(cookie);
  useSiteCookies(app, config.publicOrigin);
  const limits = openRateLimits(url, app.log);
  app.addHook('onClose', limits.close);
  // Only operators see the figures.
  const isWatched = config.operators.length > 0 && config.releaseServiceUrl !== undefined;
  const pages = livePages(isWatched ? () => readPages(config) : null, config.clock);
  app.decorate('livePages', pages);
  const vitals = openVitalCounter({ database, pages, clock: config.clock, log: app.log });
  app.decorate('vitals', vitals);
  app.addHook('onClose', vitals.close);
  await app.register(sessionRoutes, { database, config, limits });
  const replica = openReplicaOf(config, database, app.log);
  if (replica) app.addHook('onClose', replica.close);
  if (registry) measureDatabase({ primary: pool, ...(replica && { replica: replica.pool }) }, registry);
  await app.register(authRoutes, { database, config, issuer: oidcClient(config), replica, limits });
  healthRoutes(app, database);
  documentationRoutes(app, routes);
  await app.register(registerRoutes, { routes, database, replica, config, boss, limits });
  return app;
}

function openReplicaOf(config: BackendConfig, primary: Database, log: FastifyBaseLogger): ReadReplica | null {
  const { databaseUrl: primaryUrl, databaseReadUrl: replicaUrl } = config;
  return primaryUrl && replicaUrl ? openReadReplica({ primary, primaryUrl, replicaUrl, log }) : null;
}

const fileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'application/octet-stream',
];
const jsonTypes = ['application/json', 'application/ld+json', 'application/merge-patch+json', cspReportType];

const loggerOf = ({ logLevel, logTo }: BackendConfig) => ({
  level: logLevel,
  serializers: { req: requestLog, err: errorForLog },
  ...logTraceId(),
  ...(logTo ? { stream: logTo } : {}),
});

/**
 * Logs the route's pattern, such as `/api/orders/:id`, instead of the URL, because its query may contain a login code,
 * an address or a name.
 */
const requestLog = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'unknown',
  remoteAddress: request.ip,
});
