import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { healthToken, type ReleaseHealth } from 'federation/release-health';
import type { GatewayConfig } from '../config.ts';
import { isFromThisSite } from '../from-this-site.ts';
import type { RenderTimes } from '../rendering/render-times.ts';
import type { VisitReports } from './visit-reports.ts';

/** A page runs code of few packages. */
const maxNames = 30;

/**
 * Serves what pages need to report how releases work, and what was counted:
 *
 * - `POST /builds/tickets?build=<id>`: a ticket for a visit of the live build.
 * - `POST /builds/reports?ticket=…&loaded=remote-a&failed=remote-b`: what the visit says. Always 204.
 * - `GET /builds/health`: the counts and how long pages take to render, for the release tool.
 *
 * Both POSTs have no body, because the gateway reads none. Only pages of this site may send them: otherwise another
 * site could let its visitors report, each from a network of their own.
 * @param reports null while packages are developed: then nothing is counted
 */
export function serveReleaseHealth(
  app: FastifyInstance,
  reports: VisitReports | null,
  renderTimes: RenderTimes,
  { publicOrigin }: Pick<GatewayConfig, 'publicOrigin'>,
): void {
  const isOurs = (request: FastifyRequest) => isFromThisSite(request, publicOrigin);
  app.post<{ Querystring: Query }>('/builds/tickets', async (request, reply) => {
    const [build = ''] = textsOf(request.query.build);
    const ticket = isOurs(request) ? await reports?.ticketFor(build) : null;
    return ticket ? sendPlain(reply, ticket) : sendNothing(reply);
  });
  app.post<{ Querystring: Query }>('/builds/reports', async (request, reply) => {
    const [ticket = ''] = textsOf(request.query.ticket);
    const { loaded, failed } = request.query;
    if (isOurs(request)) await reports?.add({ ticket, loaded: textsOf(loaded), failed: textsOf(failed) }, request.ip);
    return sendNothing(reply);
  });
  app.get('/builds/health', { exposeHeadRoute: false }, async (request, reply) => {
    const key = (await reports?.key()) ?? null;
    if (!reports || key === null) return sendPlain(reply.code(404), 'No release is watched.\n');
    if (!isReader(request, key)) return sendPlain(reply.code(401), 'Only for the release tool.\n');
    const health: ReleaseHealth = { ...reports.health(), renderTimes: renderTimes.medians() };
    return reply.header('cache-control', 'no-store').send(health);
  });
}

type Query = Record<string, string | string[] | undefined>;

function textsOf(value: string | string[] | undefined): string[] {
  return (value === undefined ? [] : [value].flat()).slice(0, maxNames);
}

function isReader({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${healthToken(key)}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sendNothing(reply: FastifyReply) {
  return reply.code(204).header('cache-control', 'no-store').send();
}

function sendPlain(reply: FastifyReply, text: string) {
  return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
