import { quotedInput } from '../text/parse-number.ts';
import { amountOf, centsOf, formatPrice, parseMoney } from './money.ts';

type ParsedAmount = { ok: true; amount: string | null } | { ok: false; message: string };

/**
 * Matches one amount with optional words around it, but not `650-700`, `650 700`, `1e9`, `650k`, `650,50` or `.50`,
 * whose meaning is unclear. Commas separate thousands.
 */
const oneAmount =
  /^[^\d€£¥-]*(?<!\.)(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?(?:\s+[^\d-]*|\s*(?:p\.?w\.?|\/\s*w(?:ee)?k?))?$/i;

/** Matches words after an amount that make it another one: `1.2 million`, `2,800 pcm`. */
const otherAmount = /\d\s*(?:k|m|mil|million|thousand)\b|fortnight|month|pcm|year|annum|\bp\.?a\b/i;

/**
 * Parses a typed amount to a decimal string (V23). Empty text and a lone `$` or `%` give null. More than two decimals,
 * or text that is not clearly one amount, is an error.
 */
export function parseAmount(text: string): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '$' || trimmed === '%') return { ok: true, amount: null };
  const cents = parseMoney(trimmed);
  if (cents === null || !oneAmount.test(trimmed) || otherAmount.test(trimmed) || cents > 99_999_999_999_999) {
    return { ok: false, message: `Enter an amount such as 650 or 1,250,000 (you entered “${quotedInput(trimmed)}”).` };
  }
  if (/\.\d{3,}/.test(trimmed))
    return { ok: false, message: `Use at most two decimals (you entered “${quotedInput(trimmed)}”).` };
  return { ok: true, amount: amountOf(cents) };
}

/** Formats a decimal string for an input: `1250000.00` → `1,250,000`. `parseAmount` reads it back. */
export function amountText(amount: string): string {
  return formatPrice(centsOf(amount)).replace('$', '');
}
