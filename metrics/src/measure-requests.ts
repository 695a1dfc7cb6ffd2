import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** What the figures of a request are grouped by. */
type MeasuredRequest = {
  method: string;
  /** The pattern of the route, such as `/api/orders/:id`. URLs would be too many, and they contain personal data. */
  route: string;
  status: number;
};

/** From a file in memory to a long upload, in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Measures how long each request takes, from its headers to the end of its response, as
 * `http_request_duration_seconds{method,route,status}`.
 * @param routeOf returns the group of a request; by default the pattern of its route
 */
export function measureRequests(
  app: FastifyInstance,
  registry: Registry,
  routeOf: (request: FastifyRequest) => string = patternOf,
): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the headers of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const measured: MeasuredRequest = { method: request.method, route: routeOf(request), status: reply.statusCode };
    duration.observe(measured, reply.elapsedTime / 1000);
    done();
  });
}

const patternOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';
