import { useRef } from 'react';

/**
 * Returns a new key for one POST. When the server receives the same key and body again, it sends its first response
 * again. So a repeated request creates nothing twice (draft-ietf-httpapi-idempotency-key-header).
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Returns a function that returns the idempotency key for the content of a form. The key changes only when the content
 * changes, so a second click repeats the first request.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
