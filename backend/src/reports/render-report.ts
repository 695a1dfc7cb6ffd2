import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatMoney } from 'shared-contract/money/money';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import { rentalCents } from 'shared-contract/property/expense-rules';
import { amountCell, amountTable, boldRow } from '../pdf/amount-table.ts';
import { letterhead } from '../pdf/letterhead.ts';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText, textContent } from '../pdf/printable-text.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sectionContent } from '../pdf/section-content.ts';
import { shortDate } from '../pdf/short-date.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { ownerShareTables } from './owner-share-tables.ts';
import type { ReportFigures } from './read-report.ts';
import { reportNotes } from './report-notes.ts';
import { arrearsTable, bondTable, rentTable } from './tenancy-tables.ts';

/** Renders a report as a PDF. The same figures always give the same bytes. */
export const renderReport = (report: ReportFigures, owner: string): Promise<Buffer> =>
  renderPdf(reportDocument(report, owner));

function reportDocument(report: ReportFigures, owner: string): TDocumentDefinitions {
  const { property, from, until, today, tenancies } = report;
  const period = `${shortDate(from)} to ${shortDate(until)}`;
  const tables: Content[] = [
    labelTable(report),
    monthTable(report),
    ...(report.capitalItems.length > 0 ? [capitalTable(report)] : []),
    ...(tenancies.length > 0 ? [rentTable(tenancies), arrearsTable(tenancies), bondTable(tenancies)] : []),
    ...ownerShareTables(report),
  ];
  return {
    ...documentBase(`Property report, ${period}`, owner, today),
    content: [
      letterhead({ sender: { name: owner, label: 'Owner' }, title: 'Property report', subtitle: period }),
      sectionContent(summary(report, period)),
      ...tables.map((table): Content => ({ stack: [table], marginBottom: 18 })),
      sectionContent({ title: 'About these figures', rows: [], paragraphs: reportNotes(report) }),
    ],
    footer: pageFooter(
      `Property report, ${period} · ${printableText(fullAddressOf(property))}\nPrinted on ${shortDate(today)}`,
    ),
  };
}

function summary({ property, days, ...report }: ReportFigures, period: string) {
  return {
    title: 'Summary',
    rows: [
      { label: 'Property', value: fullAddressOf(property) },
      { label: 'Period', value: period },
      { label: 'Rent received', value: formatMoney(report.incomeCents) },
      { label: 'Expenses, rental share', value: formatMoney(report.expenses.rentalCents) },
      { label: 'Net', value: formatMoney(report.netCents) },
      { label: 'Capital items paid', value: formatMoney(report.capital.amountCents) },
      { label: 'Days rented', value: `${days.rented} of ${days.counted}` },
    ],
  };
}

const labelTable = ({ byLabel, expenses }: ReportFigures): Content =>
  amountTable({
    title: 'Expenses by ATO label',
    texts: [['ATO label', '*']],
    amounts: ['Paid', 'GST included', 'Rental share'],
    rows: [
      ...byLabel.map((sums): TableCell[] => [expenseLabelName(sums.label), ...amountsOf(sums)]),
      boldRow(['Total', ...amountsOf(expenses)]),
    ],
  });

const amountsOf = ({ amountCents, gstCents, rentalCents: share }: ReportFigures['expenses']) =>
  [amountCents, gstCents, share].map(amountCell);

const monthName = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Income and expenses of each month as amounts, with a bar for each. */
function monthTable({ byMonth, incomeCents, expenses }: ReportFigures): Content {
  const largest = Math.max(1, ...byMonth.flatMap((month) => [month.incomeCents, month.expenseCents]));
  return amountTable({
    title: 'By month',
    texts: [
      ['Month', 60],
      ['Income above, expenses below', '*'],
    ],
    amounts: ['Income', 'Expenses'],
    rows: [
      ...byMonth.map((one): TableCell[] => [
        monthName.format(new Date(`${one.month}-01T00:00:00Z`)),
        {
          canvas: [bar(one.incomeCents / largest, 1, colors.brand), bar(one.expenseCents / largest, 7, colors.muted)],
        },
        amountCell(one.incomeCents),
        amountCell(one.expenseCents),
      ]),
      boldRow(['Total', '', amountCell(incomeCents), amountCell(expenses.rentalCents)]),
    ],
  });
}

/** The longest bar in points. */
const barWidth = 270;
const bar = (share: number, y: number, color: string) =>
  ({ type: 'rect', x: 0, y, w: Math.max(0, share) * barWidth, h: 5, color }) as const;

const capitalTable = ({ capitalItems, capital }: ReportFigures): Content =>
  amountTable({
    title: 'Capital items',
    texts: [
      ['Paid on', 62],
      ['Item', '*'],
      ['Acquired', 62],
    ],
    amounts: ['Cost', 'Paid', 'Rental share'],
    rows: [
      ...capitalItems.map(({ paidOn, supplier, description, label, acquiredOn, costCents, ...paid }): TableCell[] => [
        shortDate(paidOn),
        textContent([supplier, description, expenseLabelName(label)].filter((text) => text !== '').join(', ')),
        acquiredOn === null ? '' : shortDate(acquiredOn),
        ...[costCents ?? 0, paid.amountCents, rentalCents(paid.amountCents, paid.privateShare)].map(amountCell),
      ]),
      boldRow(['Total', '', '', '', ...[capital.amountCents, capital.rentalCents].map(amountCell)]),
    ],
  });
