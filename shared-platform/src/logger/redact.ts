import { isSecretName, redactText as redactPatterns } from 'shared-contract/text/redact-text';

const longestText = 2000;
const deepest = 4;

/** Text without tokens, e-mail addresses, BSBs and long numbers, cut at 2,000 characters (RELIABILITY H11). */
export function redactText(text: string): string {
  const safe = redactPatterns(text.slice(0, 4 * longestText));
  return safe.length > longestText ? `${safe.slice(0, longestText)}…` : safe;
}

/** A copy that may leave the browser: secret names blanked, texts redacted, depth and length bounded. Never throws. */
export function redact(value: unknown, depth = 0): unknown {
  try {
    return redacted(value, depth);
  } catch {
    return '[unreadable]';
  }
}

function redacted(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return redactedNumber(value);
  if (typeof value === 'symbol') return redactText(String(value));
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[deeper]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return redactedError(value, depth);
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.keys(value)
      .slice(0, 30)
      .map((name) => [
        redactText(name.slice(0, 100)),
        isSecretName(name) ? '[secret]' : redact(Reflect.get(value, name), depth + 1),
      ]),
  );
}

function redactedError(error: Error, depth: number): unknown {
  const { name, message, stack = '', cause } = error;
  const own = { name, message: redactText(message), stack: redactText(stack) };
  return cause === undefined ? own : { ...own, cause: redact(cause, depth + 1) };
}

/** A card number may come as a number; an instant in milliseconds has only 13 digits. */
function redactedNumber(value: number | bigint): unknown {
  if (/^-?\d{15,}$/.test(String(value))) return '[number]';
  return typeof value === 'bigint' ? String(value) : value;
}
