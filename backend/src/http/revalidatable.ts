import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

/**
 * An answer as text, with an entity tag drawn from it. No Buffer: 64 MB of those since the last collection begin the next,
 * and it walks all that is in memory.
 */
export function tagged(answer: Answer): Answer {
  const payload = typeof answer.payload === 'string' ? answer.payload : JSON.stringify(answer.body);
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
  return { ...answer, headers: { ...answer.headers, etag }, payload };
}

/** 304 instead of a tagged answer for a reader who already has it. */
export function unlessKnown(answer: Answer, request: FastifyRequest): Answer {
  const { headers } = answer;
  const known: string[] = request.headers['if-none-match']?.match(/"[^"]*"/g) ?? [];
  return headers.etag && known.includes(headers.etag) ? { status: 304, headers } : answer;
}
