import { stringify } from 'csv-stringify/sync';
import type { Reply } from '../http/reply.ts';

/** A number is written as it is; a text is never run as a formula. */
export type CsvRow = readonly (string | number)[];

/**
 * Replies with a CSV file as a download.
 * @param name the name of the file, in ASCII
 */
export const csvReply = (name: string, columns: CsvRow, rows: readonly CsvRow[]): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  payload: csvFile(columns, rows),
});

/** Returns a CSV file: UTF-8 with a byte order mark, so that spreadsheets read accents. */
export function csvFile(columns: CsvRow, rows: readonly CsvRow[]): Buffer {
  const cells = [columns, ...rows].map((row) => row.map(withoutFormula));
  return Buffer.from(stringify(cells, { bom: true, record_delimiter: 'windows' }));
}

/** What starts a formula in a spreadsheet, also with a full-width sign. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A negative amount is no formula. */
const negativeAmount = /^-\d+\.\d{2}$/;

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
const withoutFormula = (cell: string | number): string =>
  typeof cell === 'string' && formula.test(cell) && !negativeAmount.test(cell) ? `'${cell}` : String(cell);
