import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Reply } from './reply.ts';

/**
 * Adds an ETag computed from the reply's JSON, and replies 304 when `If-None-Match` contains this ETag. The payload is
 * a string and not a Buffer, because V8 starts a full garbage collection when all Buffers together reach 64 MB.
 */
export function withEtag({ status, headers, body, payload }: Reply, request: FastifyRequest): Reply {
  const text = typeof payload === 'string' ? payload : JSON.stringify(body);
  const etag = `"${hash('sha1', text, 'base64url')}"`;
  const known: string[] = request.headers['if-none-match']?.match(/"[^"]*"/g) ?? [];
  return known.includes(etag)
    ? { status: 304, headers: { ...headers, etag } }
    : { status, headers: { ...headers, etag }, payload: text };
}
