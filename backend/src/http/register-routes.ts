import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Bearer, bearerLookup } from '../auth/bearer.ts';
import { requireCsrf } from '../auth/require-csrf.ts';
import { requireSameOrigin } from '../auth/require-same-origin.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { idempotent } from '../idempotency/idempotent.ts';
import type { MailDelivery } from '../mail/mail-delivery.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import { receiveUpload, type Upload } from '../uploads/receive-upload.ts';
import type { Answer } from './answer.ts';
import { parseBody, parseParams, parseQuery, requireNoFields } from './parse.ts';
import { readIfMatch, requireIfMatch } from './preconditions.ts';
import { badRequest, Problem, unauthenticated } from './problem.ts';
import type { Access, BackgroundTask, Route, RouteContext } from './route.ts';

/** Every operation passes here: who asks, CSRF, parse, transaction, idempotency, answer. */
export async function registerRoutes(
  app: FastifyInstance,
  {
    routes,
    database,
    config,
    delivery,
  }: { routes: readonly Route[]; database: Database; config: BackendConfig; delivery: MailDelivery },
): Promise<void> {
  await app.register(rateLimit, { global: false, enableDraftSpec: true });
  const bearerOf = bearerLookup(database, config);

  for (const route of routes) {
    const headers = headersOf(routes, route);
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      config: {
        ...(route.upload ? { acceptsFile: true } : {}),
        ...(route.rateLimit ? { rateLimit: route.rateLimit(config) } : {}),
      },
      handler: async (request, reply) => {
        const now = config.clock();
        if (route.method !== 'GET') requireSameOrigin(request, config.publicOrigin);
        const bearer = route.access === 'public' ? null : await bearerOf(request, now);
        if (route.access === 'owner' && !bearer) throw unauthenticated();
        if (route.method !== 'GET' && !route.changesNothing) await requireCsrf(request, bearer, database, now);
        requireAcceptable(route, request);
        requireContentType(route, request);
        const ifMatch = readIfMatch(request.headers['if-match']);
        if (route.ifMatchRequired) requireIfMatch(ifMatch);

        let mailed = false;
        const backgroundTasks: BackgroundTask[] = [];
        const handle = async () => {
          const params = route.params && parseParams(route.params, request.params);
          const query = route.query && parseQuery(route.query, request.query as Record<string, unknown>);
          const body = route.body && parseBody(route.body, request.body, route);
          if (!route.body && !route.upload && route.method !== 'GET') requireNoFields(request.body, route);
          requireSameResource(route, request);
          const upload =
            route.upload && (await receiveUpload(request, config.temporaryFolder, route.upload(query as never)));
          const answerOn = (on: Database) =>
            route.handler({
              owner: bearer ? { id: bearer.userId } : null,
              sessionId: bearer?.sessionId ?? null,
              params,
              query,
              body,
              file: () => required(upload),
              database: on,
              mail: queuedMail(on, now, () => {
                mailed = true;
              }),
              afterCommit: (task: BackgroundTask) => void backgroundTasks.push(task),
              now,
              ifMatch,
              request,
              config,
            } as unknown as RouteContext<Access, never, never, never>);

          const run = () =>
            route.method === 'GET' || route.changesNothing
              ? answerOn(database)
              : database.transaction((transaction) =>
                  once(transaction, route, request, { bearer, upload }, () => answerOn(transaction)),
                );
          return run().finally(() => upload?.discard());
        };
        const answer = await handle();
        // Nobody waits for a mail server.
        if (mailed) delivery.deliver();
        for (const task of backgroundTasks)
          task(database).catch((error: unknown) => app.log.error({ err: error }, 'a background task failed'));
        if (config.checkAnswers) checkAnswer(route, answer);
        return send(reply, answer, headers);
      },
    });
  }
}

function required(upload: Upload | undefined): Upload {
  if (!upload) throw new Error('This route declares no upload.');
  return upload;
}

/** Of all its answers. DOMAIN §8.1: what else may be done here, and where the API is described. */
function headersOf(routes: readonly Route[], { path, response, access, cacheControl }: Route): Record<string, string> {
  const kept = { 'cache-control': cacheControl ?? (access === 'public' ? 'no-cache' : 'no-store') };
  if (!response) return kept;
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
  return {
    ...kept,
    allow: [...methods, 'HEAD'].sort().join(', '),
    ...(methods.includes('PATCH') ? { 'accept-patch': mergePatch[0] } : {}),
    link: '</api/docs.json>; rel="service-desc"',
  };
}

/** JSON-LD is all we speak; who would rather have plain JSON gets the same. */
function requireAcceptable(route: Route, { headers: { accept } }: FastifyRequest): void {
  if (!route.response || accept === undefined || /\*\/\*|application\/(?:\*|(?:ld\+|problem\+)?json)/.test(accept))
    return;
  throw new Problem({
    status: 406,
    code: 'not-acceptable',
    detail: `Expected to be asked for application/ld+json, got ${accept}.`,
  });
}

function once(
  transaction: Database,
  route: Route,
  request: FastifyRequest,
  { bearer, upload }: { bearer: Bearer | null; upload: Upload | undefined },
  effect: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (route.method !== 'POST' || key === undefined || !bearer) return effect();
  const body = upload ? [request.url, upload.digest] : request.body;
  const repeatable = { scope: bearer.userId, route: route.path, key: String(key), body };
  return idempotent(transaction, repeatable, effect);
}

/** DOMAIN §8.10: PATCH is a merge patch, and nothing else. */
function requireContentType(route: Route, request: FastifyRequest): void {
  if (!route.body) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? 'none';
  const expected = route.method === 'PATCH' ? mergePatch : jsonTypes;
  if (expected.includes(type)) return;
  throw new Problem({
    status: 415,
    code: 'content-type',
    detail: `Expected the content type ${expected.join(' or ')}, got ${type}.`,
    ...(route.method === 'PATCH' ? { headers: { 'accept-patch': mergePatch[0] } } : {}),
  });
}

const mergePatch: [string] = ['application/merge-patch+json'];
const jsonTypes = ['application/json', 'application/ld+json'];

/** `@id` in a PATCH body may only name the resource of the address. */
function requireSameResource(route: Route, request: FastifyRequest): void {
  const { body } = request;
  if (route.method !== 'PATCH' || typeof body !== 'object' || body === null || !('@id' in body)) return;
  if (body['@id'] !== request.url.split('?')[0]) {
    throw badRequest(
      'foreign-id',
      `Expected "@id" to be this resource's own address, got ${JSON.stringify(body['@id'])}.`,
    );
  }
}

function checkAnswer(route: Route, { body, payload }: Answer): void {
  const answered = typeof payload === 'string' ? JSON.parse(payload) : body;
  if (!route.response || answered === undefined) return;
  const result = z.safeParse(route.response, answered);
  if (!result.success) {
    throw new Error(`${route.method} ${route.path} broke its promise:\n${z.prettifyError(result.error)}`);
  }
}

function send(reply: FastifyReply, { status, headers, payload, body }: Answer, always: Record<string, string>) {
  reply.code(status).headers(always).headers(headers);
  return reply.send(payload ?? (body === undefined ? undefined : JSON.stringify(body)));
}
