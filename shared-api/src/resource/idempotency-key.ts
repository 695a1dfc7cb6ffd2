import { useRef } from 'react';

/**
 * Returns a new key for one POST. The server runs a key once and repeats its first response for the same key and body,
 * so a retry creates nothing twice (draft-ietf-httpapi-idempotency-key-header).
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Returns a function from the content of a form to its idempotency key. The same content in a row gets the same key, so
 * a second click repeats the first request; changed content is a new request with a new key.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
