import { amountOf } from 'shared-contract/money/money';
import { shareText } from 'shared-contract/property/property-owners';
import { csvFile } from '../csv/csv-reply.ts';
import { ownerShareSheet } from '../reports/owner-share-sheet.ts';
import type { ReportFigures } from '../reports/read-report.ts';

/** Returns the shares of the owners as a CSV file: a row for each figure, a column for each owner. */
export const ownerSharesCsv = (report: ReportFigures): Buffer =>
  csvFile(
    [
      'Figure',
      'Whole property',
      ...report.owners.map(({ name, share }) => `${name}, ${shareText(share)}`),
      'Difference',
    ],
    ownerShareSheet(report).map(({ label, cents, parts }) => [
      label,
      ...[cents, ...parts, cents - parts.reduce((sum, part) => sum + part, 0)].map(amountOf),
    ]),
  );
