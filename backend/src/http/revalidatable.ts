import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

/**
 * An answer as text, with an entity tag drawn from it. No Buffer: 64 MB of those since the last collection begin the next,
 * and it walks all that is in memory.
 */
export function tagged({ status, headers, body, payload }: Answer): Answer {
  const text = typeof payload === 'string' ? payload : JSON.stringify(body);
  const etag = `"${hash('sha1', text, 'base64url')}"`;
  return { status, headers: { ...headers, etag }, payload: text };
}

/** 304 instead of a tagged answer for a reader who already has it. */
export function unlessKnown(answer: Answer, request: FastifyRequest): Answer {
  const { headers } = answer;
  const known: string[] = request.headers['if-none-match']?.match(/"[^"]*"/g) ?? [];
  return headers.etag && known.includes(headers.etag) ? { status: 304, headers } : answer;
}
