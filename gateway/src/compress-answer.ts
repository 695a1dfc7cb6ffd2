import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Less is not worth the work. */
const smallestBytes = 1024;

const text = /^(?:text\/(?!event-stream)|application\/(?:[a-z.+-]*\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/i;

/** What may be small or hold secrets beside words that others choose (BREACH) goes as it is. */
const uncompressedPath = /^\/(?:api\/)?auth(?:\/|$)/;

/**
 * Compresses a text answer of the backend's, quickly: it is made anew each time. The ETag stays as the backend gave it, because
 * it names the resource's state, and `If-Match` compares it strongly.
 */
export function compressAnswer(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  const encoder = encoderFor(request, reply.statusCode, reply.getHeaders() as IncomingHttpHeaders);
  if (!encoder) return body;
  reply.header('content-encoding', encoder.token).removeHeader('content-length');
  reply.header('vary', varyOf(reply.getHeader('vary')));
  // Either side's end is the other's: a backend that breaks off, a reader who leaves.
  return pipeline(body, encoder.stream, () => {});
}

function encoderFor(
  request: FastifyRequest,
  status: number,
  answer: IncomingHttpHeaders,
): { token: string; stream: Transform } | null {
  const { method, url } = request;
  const length = answer['content-length'];
  if (method === 'HEAD' || status === 204 || status === 206 || status === 304) return null;
  if (uncompressedPath.test(url) || !text.test(answer['content-type'] ?? '')) return null;
  if (answer['content-encoding'] || /no-transform/.test(answer['cache-control'] ?? '')) return null;
  if (length !== undefined && Number(length) < smallestBytes) return null;
  if (takes('br', request)) return { token: 'br', stream: fastBrotli() };
  return takes('gzip', request) ? { token: 'gzip', stream: createGzip({ level: 4 }) } : null;
}

/** Named by the request, and not with a weight of nothing. */
export function takes(encoding: 'br' | 'gzip', { headers }: FastifyRequest): boolean {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`).test(
    String(headers['accept-encoding'] ?? ''),
  );
}

function fastBrotli(): Transform {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function varyOf(before: unknown): string {
  const names = typeof before === 'string' ? before.split(/\s*,\s*/) : [];
  return names.some((name) => /^(?:\*|accept-encoding)$/i.test(name))
    ? names.join(', ')
    : [...names, 'accept-encoding'].join(', ');
}
