import { isSecretName, redactText as redactPatterns } from 'shared-contract/text/redact-text';

const maxTextLength = 2000;
const maxDepth = 4;
const maxItems = 20;
const maxProperties = 30;
const maxNameLength = 100;

/** Returns the text without tokens, e-mail addresses, BSBs and long numbers, with at most 2,000 characters (H11). */
export function redactText(text: string): string {
  const safe = redactPatterns(text.slice(0, 4 * maxTextLength));
  return safe.length > maxTextLength ? `${safe.slice(0, maxTextLength)}…` : safe;
}

/**
 * Returns a copy of the value for the log service: without secrets, redacted, limited in depth and length. Never
 * throws.
 */
export function redact(value: unknown, depth = 0): unknown {
  try {
    return redactValue(value, depth);
  } catch {
    return '[unreadable]';
  }
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return redactNumber(value);
  if (typeof value === 'symbol') return redactText(String(value));
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '[deeper]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.keys(value)
      .slice(0, maxProperties)
      .map((name) => [
        redactText(name.slice(0, maxNameLength)),
        isSecretName(name) ? '[secret]' : redact(Reflect.get(value, name), depth + 1),
      ]),
  );
}

function redactError(error: Error, depth: number): unknown {
  const { name, message, stack = '', cause } = error;
  const own = { name, message: redactText(message), stack: redactText(stack) };
  return cause === undefined ? own : { ...own, cause: redact(cause, depth + 1) };
}

/** Removes numbers with 15 or more digits, which may be card numbers. Times in milliseconds have 13 digits and stay. */
function redactNumber(value: number | bigint): unknown {
  if (/^-?\d{15,}$/.test(String(value))) return '[number]';
  return typeof value === 'bigint' ? String(value) : value;
}
