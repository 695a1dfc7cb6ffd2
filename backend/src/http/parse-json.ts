import { badRequest } from './problem.ts';

const maxDepth = 32;

/**
 * Parses a request body. Rejects text that PostgreSQL cannot store, the key `__proto__`, and values that are nested too
 * deeply: our recursive functions would overflow the stack.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('Expected a body of valid JSON.');
  }
  requireSafe(value, maxDepth);
  return value;
}

function requireSafe(value: unknown, depth: number): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw malformed('NUL characters and lone surrogates are not allowed. Remove them.');
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw malformed(`The body is nested deeper than ${maxDepth} levels.`);
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw malformed('The key "__proto__" is not allowed. Remove it.');
    requireSafe(key, depth);
    requireSafe(inner, depth - 1);
  }
}

const malformed = (detail: string) => badRequest('malformed-json', detail);
