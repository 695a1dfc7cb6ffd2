import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cspReportsPath, logEntriesPath, previewHeader } from 'shared-contract/log/log-entry';
import { isCompressible } from './compress.ts';
import type { PreviewBuilds } from './preview/preview-builds.ts';
import { requestIdHeader } from './request-log.ts';

/**
 * The Retry-After header of a 502, 503 or 504 for which the backend sets none. It is short, because most outages last
 * only seconds.
 */
const retryAfterSeconds = '2';
const unavailableStatus = new Set([502, 503, 504]);

/**
 * Headers that the proxy does not forward. They concern only one connection (RFC 9110, 7.6.1), except `Expect`, to
 * which the gateway has already responded.
 */
const hopByHop = [
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
/** Headers that the gateway removes or replaces with its own values, because a client could send false ones. */
const forwardedHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  previewHeader,
  'traceparent',
  'tracestate',
  'baggage',
];

/** What browsers report here is marked with the preview that they see. */
const reportPaths = [logEntriesPath, cspReportsPath];

/**
 * Passes requests to /api and /auth on to the backend and streams the bodies. When the backend does not respond,
 * replies with a 503 or 504 in the format problem+json.
 */
export async function proxyBackend(
  app: FastifyInstance,
  backendUrl: string,
  previews: PreviewBuilds | null,
): Promise<void> {
  await app.register(replyFrom, {
    base: backendUrl,
    // The number of connections to the backend is not limited. With a limit, a few dozen slow uploads would block all
    // other requests.
    undici: { connections: null, pipelining: 1 },
    disableRequestLogging: true,
  });
  for (const path of ['/api', '/api/*', '/auth/*']) {
    app.all(path, { exposeHeadRoute: false } as object, (request, reply) =>
      isReadable(pathOf(request)) ? passOn(request, reply, pathOf(request)) : refuseUrl(request, reply),
    );
  }
  for (const path of reportPaths) {
    app.post(path, async (request, reply) => {
      const releases = await previews?.releasesOf(request);
      return passOn(request, reply, path, releases ? { [previewHeader]: releases.join(' ') } : {});
    });
  }
}

/**
 * Requests this path from the backend and sends the backend's response to the client.
 * @param added headers for the backend that no client can send
 */
export function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  added: Readonly<Record<string, string>> = {},
): FastifyReply {
  return reply.from(path, {
    // Forwards the query as it is, even when it is invalid, because the backend then responds with the proper error.
    queryString: (_search, url) => url.split('?').slice(1).join('?'),
    rewriteRequestHeaders: (_request, headers) => ({
      ...without(headers, [...hopByHop, ...forwardedHeaders]),
      ...forwarded(request),
      ...added,
    }),
    rewriteHeaders: (headers) => without(headers, hopByHop),
    // The gateway never repeats a failed request, because that would add load to a busy backend. The client gets a
    // Retry-After header and may retry.
    retryDelay: () => null,
    onResponse: (_request, _reply, { stream }: { stream: Readable }) => {
      if (unavailableStatus.has(reply.statusCode) && !reply.hasHeader('retry-after'))
        reply.header('retry-after', retryAfterSeconds);
      closeUnlessComplete(request, reply);
      if (isCompressible(request, reply)) reply.compress(stream);
      else reply.send(stream);
    },
    onError: (failed, { error }) => {
      const isTimeout = /timeout/i.test(error.message);
      closeUnlessComplete(request, reply);
      failed
        .code(isTimeout ? 504 : 503)
        .header('retry-after', retryAfterSeconds)
        .header('content-type', 'application/problem+json; charset=utf-8')
        .send(JSON.stringify(unavailable(isTimeout ? 504 : 503)));
    },
  });
}

/**
 * Closes the client's connection after a response that came before the end of the request body. The gateway does not
 * read the rest of the body, so the client's next request on this connection would never be read.
 */
function closeUnlessComplete({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete === false) reply.header('connection', 'close');
}

export function isProxied(request: FastifyRequest): boolean {
  return /^\/(?:api|auth)(?:\/|$)/.test(pathOf(request));
}

/**
 * Responds with 400 to a path that cannot be decoded or contains `..` or a backslash. The error is plain text for
 * /auth, where the browser shows it, and problem+json for /api.
 */
export function refuseUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const detail = 'We can’t read this address. Check it for a % or .. that doesn’t belong there.';
  reply.code(400).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (pathOf(request).startsWith('/auth')) return reply.type('text/plain; charset=utf-8').send(`${detail}\n`);
  const problem = { '@type': 'Error', type: '/errors/400', title: 'We can’t read this address', detail, status: 400 };
  return reply.header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?')[0] || '/';
}

function isReadable(path: string): boolean {
  try {
    // Refuses backslashes too, because URL parsers treat them as slashes.
    return path.startsWith('/') && !path.includes('\\') && !/\.\.\/|\/\.\./.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function unavailable(status: number) {
  return {
    '@type': 'Error',
    type: `/errors/${status}`,
    title: 'The service isn’t answering',
    detail: 'Our service didn’t respond. Nothing was changed. Please try again in a moment.',
    status,
  };
}

function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    [requestIdHeader]: request.id,
  };
}

function without<T extends object>(headers: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()))) as T;
}
