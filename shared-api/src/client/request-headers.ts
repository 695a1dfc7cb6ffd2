import type { Call } from './api-client.ts';

/**
 * Returns the headers of SPEC §7. A request accepts JSON-LD. It sends JSON, a JSON merge patch for PATCH, or a file
 * with the type of the file. Pass tokens only for requests to our own origin.
 */
export function requestHeaders(
  call: Call,
  tokens: { token?: string | null; csrf?: string | null },
): Record<string, string> {
  const headers: Record<string, string> = { ...call.headers, Accept: 'application/ld+json' };
  if (call.body !== undefined) {
    headers['Content-Type'] = call.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  }
  if (call.file) headers['Content-Type'] = call.file.type || 'application/octet-stream';
  if (tokens.token) headers.Authorization = `Bearer ${tokens.token}`;
  if (tokens.csrf) headers['X-CSRF-Token'] = tokens.csrf;
  if (call.idempotencyKey !== undefined) headers['Idempotency-Key'] = call.idempotencyKey;
  if (call.ifMatch !== undefined) headers['If-Match'] = call.ifMatch;
  return headers;
}
