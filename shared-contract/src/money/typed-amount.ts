import { quotedInput } from '../text/typed-number.ts';
import { amountOf, centsOf, formatPrice, parseMoney } from './money.ts';

type ParsedAmount = { ok: true; amount: string | null } | { ok: false; message: string };

/** One amount, and words set apart from it: of `650-700`, `650 700`, `1e9` or `650k` the first number is not what was meant. */
const oneAmount = /^[^\d-]*\d[\d,]*(?:\.\d*)?(?:\s+[^\d-]*)?$/;

/** V23: commas are stripped, the first number counts, a lone `$` is empty, and there are two decimals at most. */
export function parseAmount(text: string): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '$' || trimmed === '%') return { ok: true, amount: null };
  const cents = parseMoney(trimmed);
  if (cents === null || !oneAmount.test(trimmed) || cents > 99_999_999_999_999) {
    return { ok: false, message: `Expected an amount such as 650 or 1,250,000, got “${quotedInput(trimmed)}”.` };
  }
  if (/\.\d{3,}/.test(trimmed))
    return { ok: false, message: `Use at most two decimals, not “${quotedInput(trimmed)}”.` };
  return { ok: true, amount: amountOf(cents) };
}

/** `1250000.00` → `1,250,000`, as one types it and `readAmount` reads it back. */
export function amountText(amount: string): string {
  return formatPrice(centsOf(amount)).replace('$', '');
}
