import type { Content, TableCell } from 'pdfmake/interfaces';
import { shareText } from 'shared-contract/property/property-owners';
import { amountCell, amountTable, boldRow } from '../pdf/amount-table.ts';
import { printableText } from '../pdf/printable-text.ts';
import { ownerShareSheet } from './owner-share-sheet.ts';
import type { ReportFigures } from './read-report.ts';

/** A table for each owner, so that long names and many owners fit on the page. */
export function ownerShareTables(report: ReportFigures): Content[] {
  const rows = ownerShareSheet(report);
  return report.owners.map(({ name, share }, index) =>
    amountTable({
      title: printableText(`Share of ${name}, ${shareText(share)}`),
      texts: [['Figure', '*']],
      amounts: ['Whole property', 'Share'],
      rows: rows.map(({ label, cents, parts, isTotal }): TableCell[] => {
        const cells = [label, amountCell(cents), amountCell(parts[index] ?? 0)];
        return isTotal ? boldRow(cells) : cells;
      }),
    }),
  );
}
