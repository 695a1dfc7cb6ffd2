import type { Call } from './api-client.ts';

/** SPEC §7: JSON-LD in, JSON out, merge-patch for PATCH. The caller gives secrets for our own origin only. */
export function requestHeaders(
  call: Call,
  secrets: { token?: string | null; csrf?: string | null },
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/ld+json' };
  if (call.body !== undefined) {
    headers['Content-Type'] = call.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  }
  if (call.file) headers['Content-Type'] = call.file.type || 'application/octet-stream';
  if (secrets.token) headers.Authorization = `Bearer ${secrets.token}`;
  if (secrets.csrf) headers['X-CSRF-Token'] = secrets.csrf;
  if (call.idempotencyKey !== undefined) headers['Idempotency-Key'] = call.idempotencyKey;
  if (call.ifMatch !== undefined) headers['If-Match'] = call.ifMatch;
  return headers;
}
