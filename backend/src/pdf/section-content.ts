import type { Content, TableCell } from 'pdfmake/interfaces';
import { colors, ruledTable } from './pdf-style.ts';
import { printableText, textContent } from './printable-text.ts';

export type PrintedSection = {
  title: string;
  rows: readonly { label: string; value: string }[];
  paragraphs?: readonly string[];
};

/** Characters in a line of a value, roughly. */
const lineLength = 60;

/** Lines of a section that stays on one page. A longer one continues on the next page, with its heading. */
const maxWholeLines = 24;

/** A heading with rows of labels and values, and paragraphs below. The heading is repeated on each page. */
export function sectionContent({ title, rows, paragraphs = [] }: PrintedSection): Content {
  const heading: TableCell[] = [
    { text: printableText(title), colSpan: 2, bold: true, fontSize: 12, color: colors.brand, outline: true },
    {},
  ];
  const lines = [...rows.map(({ value }) => value), ...paragraphs].reduce((sum, text) => sum + linesOf(text), 0);
  return {
    // A part that stays whole must fit on a page: pdfmake prints the rest of it below the edge.
    unbreakable: lines <= maxWholeLines,
    margin: [0, 0, 0, 14],
    layout: ruledTable,
    table: {
      headerRows: 1,
      widths: [150, '*'],
      body: [
        heading,
        ...rows.map(({ label, value }): TableCell[] => [
          { text: printableText(label), color: colors.muted },
          textContent(value),
        ]),
        ...paragraphs.map((text): TableCell[] => [{ ...textContent(text), colSpan: 2 }, {}]),
      ],
    },
  };
}

const linesOf = (text: string) =>
  printableText(text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
