import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

/** An answer with an entity tag drawn from its bytes; 304 when the reader already has them. */
export function revalidatable(answer: Answer, request: FastifyRequest): Answer {
  const payload = Buffer.from(JSON.stringify(answer.body));
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
  const headers = { ...answer.headers, etag };
  const known: string[] = request.headers['if-none-match']?.match(/"[^"]*"/g) ?? [];
  return known.includes(etag) ? { status: 304, headers } : { ...answer, headers, payload };
}
