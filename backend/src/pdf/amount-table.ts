import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoney } from 'shared-contract/money/money';
import { colors, ruledTable } from './pdf-style.ts';

type TextCell = { text: string; alignment?: 'right'; noWrap?: boolean };

export const amountCell = (cents: number): TextCell => ({ text: formatMoney(cents), alignment: 'right', noWrap: true });
export const amountOrBlank = (cents: number): TableCell => (cents === 0 ? '' : amountCell(cents));
export const boldRow = (cells: readonly (string | TextCell)[]): TableCell[] =>
  cells.map((cell) => (typeof cell === 'string' ? { text: cell, bold: true } : { ...cell, bold: true }));

type AmountTable = {
  title: string;
  /** The columns before the amounts, with their widths in points. `*` takes what is left. */
  texts: readonly (readonly [label: string, width: number | '*'])[];
  amounts: readonly string[];
  /** The width of each amount in points. */
  amountWidth?: number;
  rows: readonly TableCell[][];
};

/** A table of texts and amounts below a title. Title and heading are repeated on each page. */
export function amountTable({ title, texts, amounts, amountWidth = 72, rows }: AmountTable): Content {
  const columns = texts.length + amounts.length;
  return {
    layout: ruledTable,
    fontSize: 9,
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...texts.map(([, width]) => width), ...amounts.map(() => amountWidth)],
      body: [
        [
          { text: title, colSpan: columns, bold: true, fontSize: 12, color: colors.brand, outline: true },
          ...Array.from({ length: columns - 1 }, () => ''),
        ],
        [
          ...texts.map(([text]) => ({ text, color: colors.muted })),
          ...amounts.map((text) => ({ text, color: colors.muted, alignment: 'right' as const })),
        ],
        ...rows,
      ],
    },
  };
}
