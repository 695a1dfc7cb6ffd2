import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { type Bearer, bearerLookup } from '../auth/bearer.ts';
import { requireCsrf } from '../auth/require-csrf.ts';
import { requireOperator } from '../auth/require-operator.ts';
import { requireSameOrigin } from '../auth/require-same-origin.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { findStoredReply, replayable } from '../idempotency/replayable.ts';
import { type AddJob, addJob } from '../jobs/job-queue.ts';
import { queuedMail } from '../mail/mail.ts';
import { providerContext } from '../payments/money-context.ts';
import type { RateLimits } from '../rate-limits/open-rate-limits.ts';
import { rateLimitStore } from '../rate-limits/rate-limit-store.ts';
import { lastWriteOf, rememberWrite } from '../read-replica/last-write-cookie.ts';
import type { ReadReplica } from '../read-replica/read-replica.ts';
import { refuseSampleMail } from '../sample-data/refuse-sample.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import { parseBody, parseParams, parseQuery, requireNoFields } from './parse.ts';
import { requireIfMatch } from './preconditions.ts';
import { unauthenticated } from './problem.ts';
import type { Reply } from './reply.ts';
import { mergePatchType, requireAcceptable, requireContentType, requireSameResource } from './request-headers.ts';
import {
  type Access,
  type AfterCommit,
  needsCsrfToken,
  type Route,
  type RouteContext,
  successStatuses,
} from './route.ts';
import { withPreparedFile } from './with-prepared-file.ts';

type Services = {
  routes: readonly Route[];
  database: Database;
  /** Used for reads. Null: all reads use `database`. */
  replica: ReadReplica | null;
  config: BackendConfig;
  boss: PgBoss;
  limits: RateLimits;
};

/**
 * Registers every route of the API. For each request, checks the access token and the CSRF token, parses the input and
 * calls the handler. A handler that changes data runs in a transaction, and only once per idempotency key.
 */
export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { routes, database, replica, config, limits } = services;
  await app.register(rateLimit, { global: false, store: rateLimitStore(limits, '/api'), enableDraftSpec: true });
  const findBearer = bearerLookup(database, config);
  for (const route of routes) {
    const headers = defaultHeaders(routes, route);
    const options: RouteOptions = {
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      config: {
        ...(route.upload ? { acceptsFile: true } : {}),
        ...(route.rateLimit
          ? { rateLimit: { ...route.rateLimit(config), groupId: ` ${route.method} ${route.path}` } }
          : {}),
      },
      handler: async (request, fastifyReply) => {
        const now = config.clock();
        if (route.method !== 'GET') requireSameOrigin(request, config.publicOrigin);
        const bearer = route.access === 'public' ? null : await findBearer(request, now);
        if (route.access === 'owner' && !bearer) throw unauthenticated();
        if (needsCsrfToken(route)) await requireCsrf(request, bearer, database, now);
        requireAcceptable(route, request);
        requireContentType(route, request);
        const reply = await handle(route, request, { ...services, bearer, now });
        if (config.checkReplies) checkReply(route, reply);
        if (!isRead(route)) await rememberWrite(fastifyReply, replica);
        return send(fastifyReply, reply, headers);
      },
    };
    if (route.rawBody) await app.register(withRawBody(options));
    else app.route(options);
  }
}

/** Registers a route in a scope of its own, where the body of any content type stays bytes. */
const withRawBody = (options: RouteOptions) => async (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.route(options);
};

const isRead = ({ method, readOnly }: Route) => method === 'GET' || readOnly === true;

type Call = Services & { bearer: Bearer | null; now: Date };

/** Parses the request and calls the handler. A handler that changes data runs in a transaction. */
async function handle(route: Route, request: FastifyRequest, call: Call): Promise<Reply> {
  const { database, replica, config, boss, bearer, now } = call;
  const ifMatch = request.headers['if-match'];
  if (route.onlyOperators && bearer) await requireOperator({ database, owner: { id: bearer.userId }, config });
  if (route.ifMatchRequired) requireIfMatch(ifMatch);
  const input = parseInput(route, request);
  requireSameResource(route, request);
  const rules = route.upload?.(input.query as never);
  const upload = rules && (await receiveUpload(request, config.temporaryFolder, rules));

  const owner = bearer ? { id: bearer.userId } : null;
  const shared = { owner, sessionId: bearer?.sessionId ?? null, ...input, now, ifMatch, request, config };
  const callHandler = (on: Database, file: unknown = upload) => {
    const add: AddJob = async (name, data) => {
      refuseSampleMail(name, data);
      await addJob(boss, on, name, data);
    };
    const context = {
      ...shared,
      file: () => requireUpload(file),
      database: on,
      mail: queuedMail(add, now),
      addJob: add,
    };
    return route.handler(context as unknown as RouteContext<Access, never, never, never>);
  };
  try {
    if (isRead(route)) {
      if (!replica || route.readsPrimary) return await callHandler(database);
      return await replica.read(lastWriteOf(request), (on) => callHandler(on));
    }
    const sent = { route, request, userId: bearer?.userId, upload };
    const change = (file: unknown) =>
      database.transaction((transaction) => replayable(transaction, sent, () => callHandler(transaction, file)));
    const reply =
      upload && route.beforeTransaction
        ? ((await findStoredReply(database, sent)) ??
          (await withPreparedFile(route.beforeTransaction, upload, { ...shared, database }, change)))
        : await change(upload);
    if (!route.afterCommit) return reply;
    const after = { ...shared, ...providerContext({ database, config, boss }) };
    return await route.afterCommit(after as unknown as AfterCommit<Access, never, never, never>, reply);
  } finally {
    await upload?.discard();
  }
}

function parseInput(route: Route, request: FastifyRequest) {
  const params = route.params && parseParams(route.params, request.params);
  const query = route.query && parseQuery(route.query, request.query as Record<string, unknown>);
  const body = route.body && parseBody(route.body, request.body, route);
  const isWithoutFields = !route.body && !route.upload && !route.rawBody && route.method !== 'GET';
  if (isWithoutFields) requireNoFields(request.body, route);
  return { params, query, body };
}

function requireUpload(file: unknown): unknown {
  if (!file) throw new Error('This route declares no upload.');
  return file;
}

/**
 * Returns the headers of the successful replies of a route: caching and, for a reply with JSON, the allowed methods and
 * the URL of the OpenAPI document.
 */
function defaultHeaders(routes: readonly Route[], route: Route): Record<string, string> {
  const { path, response, access, cacheControl } = route;
  const headers = { 'cache-control': cacheControl ?? (access === 'public' ? 'no-cache' : 'no-store') };
  if (!response) return headers;
  const methods = routes.filter((other) => other.path === path).map(({ method }) => method);
  const head = methods.includes('GET') ? ['HEAD'] : [];
  return {
    ...headers,
    allow: [...methods, ...head].sort().join(', '),
    ...(methods.includes('PATCH') ? { 'accept-patch': mergePatchType } : {}),
    link: '</api/docs.json>; rel="service-desc"',
  };
}

function checkReply(route: Route, { status, body, payload }: Reply): void {
  const expected: readonly number[] = successStatuses(route);
  // A 304 is what conditional requests get.
  if (status !== 304 && !expected.includes(status))
    throw new Error(`${route.method} ${route.path} declares the status ${expected.join(' or ')}, got ${status}.`);
  const content = typeof payload === 'string' ? JSON.parse(payload) : body;
  if (!route.response || content === undefined) return;
  const result = z.safeParse(route.response, content);
  if (!result.success) {
    throw new Error(
      `${route.method} ${route.path} does not match its response schema:\n${z.prettifyError(result.error)}`,
    );
  }
}

function send(fastifyReply: FastifyReply, { status, headers, payload, body }: Reply, defaults: Record<string, string>) {
  fastifyReply.code(status).headers(defaults).headers(headers);
  return fastifyReply.send(payload ?? (body === undefined ? undefined : JSON.stringify(body)));
}
