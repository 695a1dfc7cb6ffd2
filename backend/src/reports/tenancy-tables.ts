import type { Content, TableCell } from 'pdfmake/interfaces';
import { daysText } from 'shared-contract/tenancy/rent-lateness';
import { amountCell, amountTable } from '../pdf/amount-table.ts';
import { printableText, textContent } from '../pdf/printable-text.ts';
import { shortDate } from '../pdf/short-date.ts';
import type { TenancyFigures } from './tenancy-figures.ts';

/** The names of the tenants, and the term. */
function tenancyCell({ ledger: { tenancy } }: TenancyFigures): TableCell {
  const { tenants, startDate, endDate } = tenancy.row;
  const term = endDate === null ? `from ${shortDate(startDate)}` : `${shortDate(startDate)} to ${shortDate(endDate)}`;
  return textContent(`${tenants.map(({ name }) => name).join(', ')}, ${term}`);
}

const tenancyColumn = ['Tenancy', '*'] as const;

/** What was received before the ledger began has a column of its own, because it is no income of the year. */
export function rentTable(tenancies: readonly TenancyFigures[]): Content {
  const hasEarlier = tenancies.some(({ earlierCents }) => earlierCents !== 0);
  const earlier = <T>(value: T): T[] => (hasEarlier ? [value] : []);
  return amountTable({
    title: 'Rent',
    texts: [tenancyColumn],
    amounts: ['Owed before', 'Charged', 'Received', 'Waived', ...earlier('Received before this ledger'), 'Owed after'],
    amountWidth: hasEarlier ? 60 : 72,
    rows: tenancies.map((one): TableCell[] => [
      tenancyCell(one),
      ...[
        one.statement.openingCents,
        one.chargedCents,
        one.receivedCents,
        one.waivedCents,
        ...earlier(one.earlierCents),
        one.statement.closingCents,
      ].map(amountCell),
    ]),
  });
}

/** Rent that fell due on the last day of the report isn’t behind yet. */
function latenessText({ lateness, until }: TenancyFigures['statement']): string {
  if (lateness.kind === 'dueToday') return `Due ${shortDate(until)}`;
  return daysText(lateness.kind === 'behind' ? lateness.days : 0);
}

export const arrearsTable = (tenancies: readonly TenancyFigures[]): Content =>
  amountTable({
    title: 'Arrears',
    texts: [tenancyColumn, ['Paid to', 120], ['Behind', 60]],
    amounts: ['Rent per week', 'Owed'],
    rows: tenancies.map((one): TableCell[] => {
      const { paidTo } = one.statement.position;
      return [
        tenancyCell(one),
        paidTo === null ? 'No full week paid' : shortDate(paidTo),
        latenessText(one.statement),
        amountCell(one.rentCents),
        amountCell(Math.max(0, one.statement.closingCents)),
      ];
    }),
  });

export const bondTable = (tenancies: readonly TenancyFigures[]): Content =>
  amountTable({
    title: 'Bond',
    texts: [tenancyColumn, ['Number', 90]],
    amounts: ['Agreed', 'Paid', 'Lodged'],
    rows: tenancies.map((one): TableCell[] => {
      const { bondCents, bondNumber } = one.ledger.tenancy.row;
      const { paidCents, lodgedCents } = one.statement.bond.closing;
      return [
        tenancyCell(one),
        printableText(bondNumber ?? ''),
        ...[bondCents, paidCents, lodgedCents].map(amountCell),
      ];
    }),
  });
