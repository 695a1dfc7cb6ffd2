import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { amountOf } from 'shared-contract/money/money';
import { shareText } from 'shared-contract/property/property-owners';
import { amountCell, amountTable, boldRow } from '../pdf/amount-table.ts';
import { letterhead } from '../pdf/letterhead.ts';
import { documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText } from '../pdf/printable-text.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sectionContent } from '../pdf/section-content.ts';
import { shortDate } from '../pdf/short-date.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import type { ReportFigures } from '../reports/read-report.ts';
import { differenceOf, type TieOutSection, tieOutResult } from './tie-out.ts';

/** Renders the tie-out sheet as a PDF. The same figures always give the same bytes. */
export const renderTieOut = (report: ReportFigures, sections: readonly TieOutSection[], owner: string) =>
  renderPdf(tieOutDocument(report, sections, owner));

function tieOutDocument(
  { property, from, until, today, days, expenses, owners }: ReportFigures,
  sections: readonly TieOutSection[],
  owner: string,
): TDocumentDefinitions {
  const period = `${shortDate(from)} to ${shortDate(until)}`;
  return {
    ...documentBase(`Tie-out sheet, ${period}`, owner, today),
    content: [
      letterhead({ sender: { name: owner, label: 'Owner' }, title: 'Tie-out sheet', subtitle: period }),
      sectionContent({
        title: 'Result',
        rows: [
          { label: 'Property', value: fullAddressOf(property) },
          { label: 'Period', value: period },
          { label: 'Result', value: tieOutResult(sections) },
        ],
      }),
      ...sections.map((section): Content => ({ stack: [table(section)], marginBottom: 18 })),
      sectionContent({
        title: 'Apportionment',
        rows: [
          { label: 'Days rented', value: `${days.rented} of ${days.counted}` },
          {
            label: 'Days available for rent',
            value:
              days.rented === days.counted
                ? `${days.counted} of ${days.counted}`
                : `At least ${days.rented} of ${days.counted}. Whether the property was available on the other days is ` +
                  'not recorded.',
          },
          { label: 'Private share of the expenses', value: privateShare(expenses) },
          { label: 'Owners', value: ownersText(owners) },
        ],
      }),
      sectionContent({
        title: 'How the figures are compared',
        rows: [],
        paragraphs: [
          'Report: the totals of the property report in this pack. Ledger and expenses: the same totals, added up from ' +
            'the entries of the ledger and from the expenses by a second, independent calculation.',
          'The totals are those of the whole property and period. Single tenancies and months are not compared.',
          'The ledger stores payments. The rent that falls due follows from the terms of each tenancy.',
        ],
      }),
    ],
    footer: pageFooter(
      `Tie-out sheet, ${period} · ${printableText(fullAddressOf(property))}\nPrinted on ${shortDate(today)}`,
    ),
  };
}

function ownersText(owners: ReportFigures['owners']): string {
  if (owners.length === 0) return 'No co-owners are entered. All amounts are for the whole property.';
  const shares = owners.map(({ name, share }) => `${name} ${shareText(share)}`).join(', ');
  return `${shares}. All amounts on this sheet are for the whole property: the sheet “Shares of the owners” splits them.`;
}

/** The share in percent, with one decimal. */
function privateShare({ amountCents, rentalCents }: ReportFigures['expenses']): string {
  if (amountCents === 0) return 'No expenses';
  const percent = (100 - (rentalCents / amountCents) * 100).toFixed(1);
  return `${amountOf(amountCents - rentalCents)} of ${amountOf(amountCents)}, ${percent}%`;
}

const table = ({ title, unit, rows }: TieOutSection): Content =>
  amountTable({
    title,
    texts: [['Figure', '*']],
    amounts: ['Report', 'Ledger and expenses', 'Difference'],
    rows: rows.map((row): TableCell[] => {
      const cell = unit === 'cents' ? amountCell : dayCell;
      const cells = [row.report, row.tables, differenceOf(row)].map(cell);
      return differenceOf(row) === 0 ? [row.label, ...cells] : boldRow([row.label, ...cells]);
    }),
  });

const dayCell = (days: number) => ({ text: String(days), alignment: 'right' as const, noWrap: true });
