import { amountOf, centsOf, parsePercent } from 'shared-contract/money/money';
import { parseAmount } from 'shared-contract/money/typed-amount';

/** V23. As the wire has it; null for nothing, and for what is not one amount. */
export function parseMoney(typed: string): string | null {
  const read = parseAmount(typed);
  return read.ok ? read.amount : null;
}

/** Why `parseMoney` gives nothing: what was typed cannot be read, or, where nothing was, `missing`. */
export function amountError(typed: string, missing: string): string | null {
  const read = parseAmount(typed);
  if (!read.ok) return read.message;
  return read.amount === null ? missing : null;
}

const onePercent = /^\s*\d+(?:\.\d+)?\s*%[^\d%]*$/;

/** The deposit in dollars: as typed, or as a share of the price. A lone `%` or `$` is empty. */
export function parseDeposit(typed: string, amount: string | null): string | null {
  if (!typed.includes('%')) return parseMoney(typed);
  const percent = onePercent.test(typed) ? parsePercent(typed) : null;
  return percent === null || amount === null ? null : amountOf(Math.round((centsOf(amount) * percent) / 100));
}

/** `14`, `14 days` → 14; not a number for what is none. */
export function parseWholeNumber(typed: string): number {
  const match = /^\s*(\d{1,6})\s*(?:days?|months?)?\s*$/i.exec(typed);
  return match ? Number(match[1]) : Number.NaN;
}
