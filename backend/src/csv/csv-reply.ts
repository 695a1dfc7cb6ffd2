import { stringify } from 'csv-stringify/sync';
import type { Reply } from '../http/reply.ts';

/**
 * Replies with a CSV file as a download: UTF-8 with a byte order mark, so that spreadsheets read accents. A cell that
 * starts with `=`, `+`, `-` or `@` gets an apostrophe in front, so that no spreadsheet runs it as a formula.
 * @param name the name of the file, in ASCII
 */
export function csvReply(name: string, columns: readonly string[], rows: readonly (readonly string[])[]): Reply {
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  return {
    status: 200,
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
    payload: Buffer.from(stringify([columns, ...rows] as string[][], options)),
  };
}
