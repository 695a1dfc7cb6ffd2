/** Where a bank's file has the parts of a line. Amounts are one column with a sign, or two without. */
export type BankColumns = {
  date: number;
  details: number[];
  amount: { signed: number } | { debit: number; credit: number };
};

const names = {
  date: /^(transaction |value |effective |posted |process )?date$/,
  details:
    /^(narrative|narration|(transaction )?(description|details)|memo|particulars|payee|merchant name|(customer |payment )?reference)$/,
  signed: /^(transaction )?amount( \(?aud\)?)?$/,
  debit: /^(debits?( amount)?|withdrawals?|money out|paid out)( \(?aud\)?)?$/,
  credit: /^(credits?( amount)?|deposits?|money in|paid in)( \(?aud\)?)?$/,
};

/** Returns the columns that a heading names, or null when the row is no heading of a bank's file. */
export function columnsOfHeading(cells: readonly string[]): BankColumns | null {
  const heading = cells.map((cell) => cell.trim().toLowerCase().replaceAll('*', ''));
  const find = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(cell));
  const date = find(names.date);
  const details = heading.flatMap((cell, index) => (names.details.test(cell) ? [index] : []));
  const [signed, debit, credit] = [find(names.signed), find(names.debit), find(names.credit)];
  if (date < 0 || details.length === 0) return null;
  if (debit >= 0 && credit >= 0) return { date, details, amount: { debit, credit } };
  return signed >= 0 ? { date, details, amount: { signed } } : null;
}

/** Returns the columns of a row in a file without a heading: date, amount, description. Null for any other row. */
export function columnsOfRow(cells: readonly string[]): BankColumns | null {
  const [date = '', amount = '', third = '', , , sixth = ''] = cells;
  if (cells.length < 3 || parseBankDate(date) === null || parseBankCents(amount) === null) return null;
  // NAB has the account number, an empty cell and the type before the details; the balance follows them.
  const isNab = sixth !== '' && /^\d*$/.test(third);
  return { date: 0, details: [isNab ? 5 : 2], amount: { signed: 1 } };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses the dates that Australian banks write: `24/11/2026`, `24 Nov 26`, `24-Nov-2026`, `2026-11-24`, `20261124`. */
export function parseBankDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})([-/]?)(\d\d)\2(\d\d)$/.exec(typed);
  if (iso) return dateOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const named = /^(?:[a-z]{3},? )?(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}|\d\d)$/i.exec(typed);
  if (named) return dateOf(yearOf(named[3]), months.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]));
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(typed);
  return numbers ? dateOf(yearOf(numbers[4]), Number(numbers[3]), Number(numbers[1])) : null;
}

const yearOf = (digits = '') => (digits.length === 2 ? 2000 : 0) + Number(digits);

function dateOf(year: number, month: number, day: number): string | null {
  if (year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Parses `+650.00`, `-12`, `$1,250.50`, `1,250.50 CR` or `(12.00)` to cents. Returns null for anything else. */
export function parseBankCents(text: string): number | null {
  const match =
    /^(\()?([+-])? ?(?:A?\$)? ?([+-])?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{1,2}))?\)? ?(CR|DR|-)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, bracket, before, after, dollars, decimals, suffix = ''] = match;
  if (dollars === undefined && decimals === undefined) return null;
  const cents = Number((dollars ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'));
  const isOut = bracket || before === '-' || after === '-' || ['DR', '-'].includes(suffix.toUpperCase());
  return isOut && cents > 0 ? -cents : cents;
}
