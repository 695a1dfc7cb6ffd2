import { amountOf, centsOf, parsePercent } from 'shared-contract/money/money';
import { parseAmount } from 'shared-contract/money/typed-amount';

/** Returns the amount in the API's format; null for text that is not one amount (V23). */
export function parseMoney(typed: string): string | null {
  const read = parseAmount(typed);
  return read.ok ? read.amount : null;
}

/** Returns why the text is not an amount; `missing` when it is empty. */
export function amountError(typed: string, missing: string): string | null {
  const read = parseAmount(typed);
  if (!read.ok) return read.message;
  return read.amount === null ? missing : null;
}

const onePercent = /^\s*\d+(?:\.\d+)?\s*%[^\d%]*$/;

/** Returns the deposit in dollars, from an amount or a share of the price. A lone `%` or `$` counts as empty. */
export function parseDeposit(typed: string, amount: string | null): string | null {
  if (!typed.includes('%')) return parseMoney(typed);
  const percent = onePercent.test(typed) ? parsePercent(typed) : null;
  return percent === null || amount === null ? null : amountOf(Math.round((centsOf(amount) * percent) / 100));
}

/** Parses `14` or `14 days`; NaN for other text. */
export function parseWholeNumber(typed: string): number {
  const match = /^\s*(\d{1,6})\s*(?:days?|months?)?\s*$/i.exec(typed);
  return match ? Number(match[1]) : Number.NaN;
}
