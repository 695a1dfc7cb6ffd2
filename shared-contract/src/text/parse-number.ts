export type ParsedNumber = { ok: true; value: number | null } | { ok: false; message: string };

/**
 * Parses a typed number. `1,200` is 1200 and empty text is null. Other text is an error; the value is never guessed,
 * truncated or clamped.
 */
export function parseNumber(text: string): ParsedNumber {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return { ok: true, value: null };
  const value = Number(plain);
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Math.abs(value) < 1e15) return { ok: true, value };
  return { ok: false, message: `Enter a number such as 3 or 412.5 (you entered “${quotedInput(text)}”).` };
}

/** Formats a number for an input: `1200` → `1,200`. `parseNumber` reads it back. */
export function numberText(value: number): string {
  return value.toLocaleString('en-AU', { maximumFractionDigits: 10 });
}

/** Shortens typed text to 40 characters for a message. */
export const quotedInput = (text: string) => text.trim().slice(0, 40);
