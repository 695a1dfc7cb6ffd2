import { amountOf, centsOf, parseMoney, parsePercent } from 'shared-contract/money';

/** `790000.00` → `790,000`, as one types it. */
export function typedMoney(amount: string): string {
  return amount.replace(/\.00$/, '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** V23: commas stripped, the first number taken; a lone `$` is empty. As the wire has it, or null. */
export function moneyOf(typed: string): string | null {
  const cents = parseMoney(typed);
  return cents === null || cents > 99_999_999_999_999 ? null : amountOf(cents);
}

/** The deposit in dollars: as typed, or as a share of the price. A lone `%` or `$` is empty. */
export function depositOf(typed: string, amount: string | null): string | null {
  if (!typed.includes('%')) return moneyOf(typed);
  const percent = parsePercent(typed);
  return percent === null || amount === null ? null : amountOf(Math.round((centsOf(amount) * percent) / 100));
}

/** `14`, `14 days` → 14; not a number for what is none. */
export function wholeOf(typed: string): number {
  const match = /^\s*(\d{1,6})\s*(?:days?|months?)?\s*$/i.exec(typed);
  return match ? Number(match[1]) : Number.NaN;
}
