import { useRef } from 'react';

/**
 * Returns a new key for one POST. When the server receives a key again with the same body, it repeats its first
 * response. So a retry creates nothing twice (draft-ietf-httpapi-idempotency-key-header).
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Returns a function from the content of a form to its idempotency key. The same content has the same key until the
 * content changes, so a second click repeats the first request.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
