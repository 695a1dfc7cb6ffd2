import { amountOf, centsOf, parsePercent } from 'shared-contract/money/money';
import { parseAmount } from 'shared-contract/money/parse-amount';

/** Returns the typed amount as the API expects it. Null for text that is not exactly one amount (V23). */
export function parseOfferAmount(typed: string): string | null {
  const read = parseAmount(typed);
  return read.ok ? read.amount : null;
}

/** Returns the error message for text that is not an amount, or null. Returns `missing` for an empty text. */
export function amountError(typed: string, missing: string): string | null {
  const read = parseAmount(typed);
  if (!read.ok) return read.message;
  return read.amount === null ? missing : null;
}

const onePercent = /^\s*\d+(?:\.\d+)?\s*%[^\d%]*$/;

/**
 * Returns the deposit in dollars. The text is an amount, or a percentage of the price `amount`. Null for other text,
 * and for a percentage without a price.
 */
export function parseDeposit(typed: string, amount: string | null): string | null {
  if (!typed.includes('%')) return parseOfferAmount(typed);
  const percent = onePercent.test(typed) ? parsePercent(typed) : null;
  return percent === null || amount === null ? null : amountOf(Math.round((centsOf(amount) * percent) / 100));
}

/**
 * Returns the error message for text that is neither an amount nor a percentage, whatever the price is; or null. A
 * number up to 100 is an error too, because the buyer probably means a percentage.
 */
export function depositError(typed: string): string | null {
  const deposit = parseDeposit(typed, '100.00');
  const isUnclear = deposit !== null && !typed.includes('%') && centsOf(deposit) > 0 && centsOf(deposit) <= 10_000;
  return deposit !== null && !isUnclear ? null : 'Enter a percentage such as 10% or an amount such as $50,000.';
}

/** Parses a number such as `14`, `14 days` or `6 months`. Returns NaN for other text. */
export function parseWholeNumber(typed: string): number {
  const match = /^\s*(\d{1,6})\s*(?:days?|months?)?\s*$/i.exec(typed);
  return match ? Number(match[1]) : Number.NaN;
}
