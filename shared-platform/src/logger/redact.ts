import { isSecretName, redactText as redactPatterns } from 'shared-contract/redact-text';

const longestText = 2000;
const deepest = 4;

/** Text without tokens, e-mail addresses, BSBs and long numbers, cut at 2,000 characters (RELIABILITY H11). */
export function redactText(text: string): string {
  const safe = redactPatterns(text.slice(0, 4 * longestText));
  return safe.length > longestText ? `${safe.slice(0, longestText)}…` : safe;
}

/** A copy that may leave the browser: secret names blanked, texts redacted, depth and length bounded. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error)
    return { name: value.name, message: redactText(value.message), stack: redactText(value.stack ?? '') };
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value;
  if (depth >= deepest) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 30)
      .map(([name, one]) => [name, isSecretName(name) ? '[secret]' : redact(one, depth + 1)]),
  );
}
