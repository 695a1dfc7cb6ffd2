import { amountOf } from 'shared-contract/money/money';
import { csvFile } from '../csv/csv-reply.ts';
import { differenceOf, type TieOutSection } from './tie-out.ts';

const columns = ['Section', 'Figure', 'Report', 'Ledger and expenses', 'Difference', 'Unit'] as const;

/** Returns the tie-out sheet as a CSV file, for a check by formulas. */
export const tieOutCsv = (sections: readonly TieOutSection[]): Buffer =>
  csvFile(
    columns,
    sections.flatMap(({ title, unit, rows }) => {
      const cell = (value: number) => (unit === 'cents' ? amountOf(value) : value);
      return rows.map((row) => [
        ...[title, row.label],
        ...[row.report, row.tables, differenceOf(row)].map((value) => cell(value)),
        unit === 'cents' ? 'AUD' : 'days',
      ]);
    }),
  );
