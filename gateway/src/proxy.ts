import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressAnswer } from './compress-answer.ts';

/** Said with every "not now": most of what is not there comes back at once. */
const retryAfterSeconds = '2';
const unavailableStatus = new Set([502, 503, 504]);

/** What only one connection is about (RFC 9110, 7.6.1), in either direction, and expectations, which we have met ourselves. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];
/** What the backend is told by us alone. */
const hops = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/** Passes /api and /auth to the backend, bodies as they stream; a backend that does not answer is a problem, not a page. */
export async function proxyBackend(app: FastifyInstance, backendUrl: string): Promise<void> {
  await app.register(replyFrom, {
    base: backendUrl,
    // As many as are needed: a few dozen visitors who send a body slowly shall not keep everybody else waiting.
    undici: { connections: null, pipelining: 1 },
    disableRequestLogging: true,
  });
  for (const path of ['/api', '/api/*', '/auth/*']) {
    app.all(path, { exposeHeadRoute: false } as object, (request, reply) =>
      isReadable(pathOf(request)) ? passOn(request, reply, pathOf(request)) : refuseAddress(request, reply),
    );
  }
}

/** Answers with what the backend says at this path of its own. */
export function passOn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  return reply.from(path, {
    // As it came: the backend says what is wrong with a query.
    queryString: (_search, url) => url.split('?').slice(1).join('?'),
    rewriteRequestHeaders: (_request, headers) => ({
      ...without(headers, [...ofOneConnection, ...hops]),
      ...forwarded(request),
    }),
    rewriteHeaders: (headers) => without(headers, ofOneConnection),
    // A backend that is busy is not asked ten times more; whoever asks knows when to come back.
    retryDelay: () => null,
    onResponse: (_request, _reply, { stream }: { stream: Readable }) => {
      if (unavailableStatus.has(reply.statusCode) && !reply.hasHeader('retry-after'))
        reply.header('retry-after', retryAfterSeconds);
      reply.send(compressAnswer(request, reply, stream));
    },
    onError: (failed, { error }) => {
      const slow = /timeout/i.test(error.message);
      failed
        .code(slow ? 504 : 503)
        .header('retry-after', retryAfterSeconds)
        .header('content-type', 'application/problem+json; charset=utf-8')
        .send(JSON.stringify(unavailable(slow ? 504 : 503)));
    },
  });
}

export function isProxied(request: FastifyRequest): boolean {
  return /^\/(?:api|auth)(?:\/|$)/.test(pathOf(request));
}

/** 400 for a path that cannot be decoded, or that climbs: a problem for programs, words for people. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const detail = 'This address cannot be read. Check it for a % or .. that does not belong there.';
  reply.code(400).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (pathOf(request).startsWith('/auth')) return reply.type('text/plain; charset=utf-8').send(`${detail}\n`);
  const problem = { '@type': 'Error', type: '/errors/400', title: 'The address cannot be read', detail, status: 400 };
  return reply.header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?')[0] || '/';
}

function isReadable(path: string): boolean {
  try {
    // Whoever makes an address of it takes a backslash for a slash.
    return path.startsWith('/') && !path.includes('\\') && !/\.\.\/|\/\.\./.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function unavailable(status: number) {
  return {
    '@type': 'Error',
    type: `/errors/${status}`,
    title: 'The service is not answering',
    detail: 'The service behind this site did not answer. Nothing was changed; please try again in a moment.',
    status,
  };
}

function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
  };
}

function without<T extends object>(headers: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()))) as T;
}
