import { badRequest } from './problem.ts';

const maxDepth = 32;

/**
 * Parses a request body. Rejects deep nesting, which would overflow the stack of recursive code, text that PostgreSQL
 * cannot store, and the key `__proto__`.
 */
export function parseJson(text: string): unknown {
  requireMaxDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text, rejectUnsafeValues);
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('malformed-json', 'Expected a body of valid JSON.');
    throw error;
  }
  return value;
}

function rejectUnsafeValues(key: string, value: unknown): unknown {
  if (key === '__proto__') throw badRequest('malformed-json', 'The key "__proto__" is not allowed. Remove it.');
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
    throw badRequest('malformed-json', 'NUL characters and lone surrogates are not allowed. Remove them.');
  }
  return value;
}

/** PostgreSQL cannot store NUL characters and unpaired surrogates. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function requireMaxDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === backslash) at += 1;
      else if (character === quote) inString = false;
    } else if (character === quote) inString = true;
    else if (character === openBrace || character === openBracket) depth += 1;
    else if (character === closeBrace || character === closeBracket) depth -= 1;
    if (depth > maxDepth) throw badRequest('malformed-json', `The body is nested deeper than ${maxDepth} levels.`);
  }
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];
