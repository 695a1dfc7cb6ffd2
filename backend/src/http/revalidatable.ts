import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

/** An answer as bytes, with an entity tag drawn from them. */
export function tagged(answer: Answer): Answer {
  const payload = Buffer.from(JSON.stringify(answer.body));
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
  return { ...answer, headers: { ...answer.headers, etag }, payload };
}

/** 304 instead of a tagged answer for a reader who already has it. */
export function unlessKnown(answer: Answer, request: FastifyRequest): Answer {
  const { headers } = answer;
  const known: string[] = request.headers['if-none-match']?.match(/"[^"]*"/g) ?? [];
  return headers.etag && known.includes(headers.etag) ? { status: 304, headers } : answer;
}
