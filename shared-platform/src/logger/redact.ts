const secretName = /token|secret|password|authorization|cookie|bsb|account.?number|card|cvc|tfn/i;
const patterns: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/\b\d{3}-\d{3}\b/g, '[bsb]'],
  [/\b(?:\d[ -]?){9,19}\b/g, '[number]'],
];
const longestText = 2000;
const deepest = 4;

/** Text without tokens, e-mail addresses, BSBs and long numbers, cut at 2,000 characters (RELIABILITY H11). */
export function redactText(text: string): string {
  const safe = patterns.reduce(
    (rest, [pattern, word]) => rest.replaceAll(pattern, word),
    text.slice(0, 4 * longestText),
  );
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
      .map(([name, one]) => [name, secretName.test(name) ? '[secret]' : redact(one, depth + 1)]),
  );
}
