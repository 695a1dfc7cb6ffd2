import { parse } from 'csv-parse/sync';
import { maxBankDetails, maxBankLines } from 'shared-contract/property/bank-import';
import { withoutHiddenCharacters } from 'shared-contract/text/hidden-characters';
import { type BankColumns, columnsOfHeading, columnsOfRow, parseBankCents, parseBankDate } from './bank-formats.ts';

type Money = { date: string; amountCents: number; details: string };
export type BankLine = Money & { ordinal: number };

export type BankFile = {
  received: BankLine[];
  /** Money that was paid out, and lines of $0.00. */
  ignored: Money[];
  unreadable: { row: number; reason: string }[];
};

type Result = ({ ok: true } & BankFile) | { ok: false; message: string };

const expected =
  'Export your account’s transactions as CSV in your online banking. Each row needs a date, a description and an amount.';

/** Some banks write the account and the period above the heading. */
const maxRowsAboveHeading = 10;

/** Reads a bank's CSV file. Finds the delimiter, the heading if there is one, and the columns. */
export function readBankFile(content: string): Result {
  const tables = [',', ';', '\t', '|'].flatMap((delimiter) => parseRows(content, delimiter) ?? []);
  if (tables.length === 0) return { ok: false, message: `We couldn’t read this file. ${expected}` };
  const table = tables.find((rows) => startOf(rows) !== null);
  const start = table ? startOf(table) : null;
  if (!table || !start) {
    const isEmpty = tables.every((rows) => rows.every(isBlank));
    return { ok: false, message: `${isEmpty ? 'This file is empty.' : 'We found no bank transactions.'} ${expected}` };
  }
  const rows = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => row > start.row && !isBlank(cells));
  if (rows.length > maxBankLines) {
    const max = maxBankLines.toLocaleString('en-AU');
    return { ok: false, message: `This file has more than ${max} transactions. Export a shorter period.` };
  }
  return { ok: true, ...linesOf(rows, start.columns) };
}

/** Returns the rows, in a list so that a failure adds none. */
function parseRows(content: string, delimiter: string): [string[][]] | null {
  try {
    return [parse(content, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, trim: true })];
  } catch {
    return null;
  }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** Returns the columns, and after how many rows the transactions start. */
function startOf(rows: readonly string[][]): { columns: BankColumns; row: number } | null {
  for (const [index, cells] of rows.slice(0, maxRowsAboveHeading).entries()) {
    const heading = columnsOfHeading(cells);
    if (heading) return { columns: heading, row: index + 1 };
    const columns = columnsOfRow(cells);
    if (columns) return { columns, row: index };
  }
  return null;
}

function linesOf(rows: readonly { cells: string[]; row: number }[], columns: BankColumns): BankFile {
  const all: Money[] = [];
  const unreadable: BankFile['unreadable'] = [];
  for (const { cells, row } of rows) {
    const line = lineOf(cells, columns);
    if (typeof line === 'string') unreadable.push({ row, reason: line });
    else all.push(line);
  }
  return {
    received: withOrdinals(all.filter(({ amountCents }) => amountCents > 0)),
    ignored: all.filter(({ amountCents }) => amountCents <= 0),
    unreadable,
  };
}

function lineOf(cells: readonly string[], columns: BankColumns): Money | string {
  const at = (index: number) => cells[index] ?? '';
  const typed = plain(at(columns.date)).slice(0, 30);
  const date = parseBankDate(typed);
  if (date === null) return typed === '' ? 'The date is missing.' : `“${typed}” is not a date such as 24/11/2026.`;
  const amountCents = amountOf(at, columns.amount);
  if (amountCents === null) return 'The amount is missing, or not a number such as 650.00.';
  const details = plain(columns.details.map(at).filter(Boolean).join(' '));
  return { date, amountCents, details: cut(details) };
}

/** Returns one line of text that every later step accepts: without control characters and half characters. */
const plain = (text: string) => withoutHiddenCharacters(text.replaceAll(/\s+/g, ' ').toWellFormed()).trim();

/** Cuts between characters, so that no half of a pair is left. */
const cut = (text: string) =>
  text
    .slice(0, maxBankDetails)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

function amountOf(at: (index: number) => string, columns: BankColumns['amount']): number | null {
  if ('signed' in columns) return parseBankCents(at(columns.signed));
  const [debit, credit] = [columns.debit, columns.credit].map((index) =>
    at(index) === '' ? 0 : parseBankCents(at(index)),
  );
  if (debit === null || credit === null || debit === undefined || credit === undefined) return null;
  // Some banks write debits with a minus. A credit with one was taken back, so it is money out.
  return debit === 0 && credit === 0 ? null : credit - Math.abs(debit);
}

/** Two equal transfers on a day are two lines. The order of equal lines does not matter. */
function withOrdinals(lines: readonly Money[]): BankLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.date, line.amountCents, line.details]);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return { ...line, ordinal };
  });
}
