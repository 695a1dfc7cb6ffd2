import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatMoney } from 'shared-contract/money/money';
import { daysText } from 'shared-contract/tenancy/rent-lateness';
import type { StateFormLabels } from 'tenancy-law/form/state-form';
import { amountCell, amountOrBlank, amountTable, boldRow } from '../pdf/amount-table.ts';
import { letterhead } from '../pdf/letterhead.ts';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText } from '../pdf/printable-text.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sectionContent } from '../pdf/section-content.ts';
import { shortDate } from '../pdf/short-date.ts';
import type { StatementContent } from './statement-content.ts';

/** Everything that a statement is printed from. `today` is the local date at the property. */
type StatementSubject = {
  statement: StatementContent;
  labels: StateFormLabels;
  landlord: string;
  tenants: readonly string[];
  place: string;
  bondCents: number;
  bondNumber: string | null;
  paymentReference: string;
  today: string;
};

/** Renders a statement as a PDF. The heading of each table is repeated on each page. */
export const renderStatement = (subject: StatementSubject): Promise<Buffer> => renderPdf(statementDocument(subject));

function statementDocument(subject: StatementSubject): TDocumentDefinitions {
  const { statement, labels, landlord, place, today } = subject;
  const period = `${shortDate(statement.from)} to ${shortDate(statement.until)}`;
  return {
    ...documentBase(`Rent statement, ${period}`, landlord, today),
    content: [
      letterhead({ sender: { name: landlord, label: labels.landlord }, title: 'Rent statement', subtitle: period }),
      sectionContent(summary(subject)),
      rentTable(statement),
      { text: 'A balance with a minus is rent that is paid ahead.', color: colors.muted, margin: [0, 4, 0, 20] },
      bondTable(subject),
    ],
    footer: pageFooter(`Rent statement, ${period} · ${printableText(place)}\nPrinted on ${shortDate(today)}`),
  };
}

function summary({ statement, labels, tenants, place, paymentReference }: StatementSubject) {
  const { closingCents, until, position, lateness } = statement;
  const { paidTo, partPaymentCents } = position;
  const paid = paidTo === null ? 'No full week paid yet' : shortDate(paidTo);
  const part = partPaymentCents > 0 ? `, and ${formatMoney(partPaymentCents)} part payment` : '';
  return {
    title: 'Summary',
    rows: [
      { label: `${labels.tenant}${tenants.length > 1 ? 's' : ''}`, value: tenants.join('\n') },
      { label: 'Home', value: place },
      closingCents < 0
        ? { label: 'Paid ahead', value: `${formatMoney(-closingCents)} on ${shortDate(until)}` }
        : { label: 'Rent owed', value: `${formatMoney(closingCents)} on ${shortDate(until)}` },
      { label: 'Rent paid to', value: `${paid}${part}` },
      ...(lateness.kind === 'dueToday' ? [{ label: 'Rent due', value: shortDate(until) }] : []),
      ...(lateness.kind === 'behind' ? [{ label: 'Behind', value: daysText(lateness.days) }] : []),
      { label: 'Rent reference', value: paymentReference },
    ],
  };
}

const columns = [
  ['Date', 62],
  ['Details', '*'],
] as const;

function rentTable(statement: StatementContent): Content {
  const { from, until, openingCents, lines, chargedCents, creditedCents, closingCents } = statement;
  return amountTable({
    title: 'Rent',
    texts: columns,
    amounts: ['Charged', 'Paid or waived', 'Balance'],
    rows: [
      boldRow([shortDate(from), 'Opening balance', '', '', amountCell(openingCents)]),
      ...lines.map((line): TableCell[] => [
        shortDate(line.date),
        line.details,
        amountOrBlank(line.chargedCents),
        amountOrBlank(line.creditedCents),
        amountCell(line.balanceCents),
      ]),
      boldRow([
        shortDate(until),
        'Closing balance',
        amountCell(chargedCents),
        amountCell(creditedCents),
        amountCell(closingCents),
      ]),
    ],
  });
}

function bondTable({ statement, labels, bondCents, bondNumber }: StatementSubject): Content {
  const { from, until, bond } = statement;
  const total = (date: string, details: string, { paidCents, lodgedCents }: typeof bond.opening) =>
    boldRow([shortDate(date), details, amountCell(paidCents), amountCell(lodgedCents)]);
  const number = bondNumber === null ? '' : `, number ${printableText(bondNumber)}`;
  return {
    stack: [
      amountTable({
        title: labels.bond,
        texts: columns,
        amounts: ['Paid', 'Lodged'],
        rows: [
          total(from, 'Before this period', bond.opening),
          ...bond.lines.map(({ date, details, paidCents, lodgedCents }): TableCell[] => [
            shortDate(date),
            details,
            amountOrBlank(paidCents),
            amountOrBlank(lodgedCents),
          ]),
          total(until, 'Total', bond.closing),
        ],
      }),
      { text: `Agreed: ${formatMoney(bondCents)}${number}. A bond is not rent.`, color: colors.muted, marginTop: 4 },
    ],
  };
}
