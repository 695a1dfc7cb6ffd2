import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { logTraceId } from 'traces';
import type { GatewayConfig } from './config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The path of the page in the page table, such as `/properties/:propertyId`; null for all else. */
    pagePath: string | null;
  }
}

/** The header with which the backend learns a request's id. Its log and its error messages contain the same id. */
export const requestIdHeader = 'x-request-id';

/**
 * Fastify's options for a log of JSON lines. Each request has a new id. One that the client sent is ignored, because it
 * could be that of another request.
 */
export function logOptions({
  logLevel: level,
  logTo,
}: Pick<GatewayConfig, 'logLevel' | 'logTo'>): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger:
      level === 'silent' ? false : { level, name: 'gateway', ...logTraceId(), ...(logTo ? { stream: logTo } : {}) },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/**
 * Logs each request when its response has ended, at the level `info`. A response with an error contains the request's
 * id, so that a visitor's report leads to the entries about it.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('pagePath', null);
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method } = request;
    request.log.info({ method, route: routeOf(request), status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}

/**
 * Returns the page's path in the page table, or the pattern of the route. Neither contains ids or a query, which may be
 * secret.
 */
export function routeOf(request: FastifyRequest): string {
  return request.pagePath ?? request.routeOptions.url ?? 'unknown';
}
