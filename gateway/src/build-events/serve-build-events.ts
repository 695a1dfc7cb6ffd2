import type { FastifyInstance } from 'fastify';
import type { VisitorBuilds } from '../canary/visitor-builds.ts';
import type { GatewayConfig } from '../config.ts';
import { BuildStreams } from './build-streams.ts';
import { UrgentBuilds } from './urgent-builds.ts';

/** How long a browser should wait for a free place, in seconds. */
const retryAfterSeconds = '60';

const buildId = /^[0-9A-Za-z._-]{1,64}$/;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would otherwise buffer the events.
  'x-accel-buffering': 'no',
  // Without it, the connection would stay open after the stream has ended, and delay the end of the process.
  connection: 'close',
};

/**
 * Serves `/builds/events?build=<id of the page's build>`, a stream of server-sent events. It sends the id of the live
 * build of this browser when that build is urgent for the page: at once, or as soon as it goes live. Of all other
 * builds pages learn by polling `builds/latest.json`.
 */
export function serveBuildEvents(
  app: FastifyInstance,
  visitors: VisitorBuilds,
  { releases, buildStreams: limits }: Pick<GatewayConfig, 'releases' | 'buildStreams'>,
): void {
  const streams = new BuildStreams(new UrgentBuilds(releases));
  // The streams never end by themselves, so the server would wait for them.
  app.addHook('preClose', async () => streams.close());
  app.get<{ Querystring: { build?: unknown } }>(
    '/builds/events',
    { exposeHeadRoute: false, compress: false },
    (request, reply) => {
      const { build } = request.query;
      const refuse = (status: number, message: string) =>
        reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${message}\n`);
      if (typeof build !== 'string' || !buildId.test(build)) return refuse(400, 'Expected ?build=<the id of a build>.');
      const isFull = streams.size >= limits.total;
      if (isFull || streams.sizeOf(request.ip) >= limits.perAddress) {
        reply.header('retry-after', retryAfterSeconds);
        return isFull ? refuse(503, 'All streams are taken.') : refuse(429, 'Your address has too many streams.');
      }
      return reply.headers(headers).send(streams.open(build, request.ip, visitors.of(request)));
    },
  );
}
