export type ParsedNumber = { ok: true; value: number | null } | { ok: false; message: string };

/**
 * A number as people type it: `1,200` is twelve hundred, nothing typed is null. Nothing is guessed, cut off or brought into a
 * range: what is no number is said to be none, and whether it fits is for the rules.
 */
export function parseNumber(text: string): ParsedNumber {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return { ok: true, value: null };
  const value = Number(plain);
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Math.abs(value) < 1e15) return { ok: true, value };
  return { ok: false, message: `Expected a number such as 3 or 412.5, got “${quotedInput(text)}”. Use figures only.` };
}

/** `1200` → `1,200`, as `readNumber` reads it back. */
export function numberText(value: number): string {
  return value.toLocaleString('en-AU', { maximumFractionDigits: 10 });
}

/** What was typed, for a message that quotes it. */
export const quotedInput = (text: string) => text.trim().slice(0, 40);
