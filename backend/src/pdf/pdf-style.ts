import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces';

export const colors = { brand: '#1f6b4a', muted: '#5b6660', rule: '#d5dcd8', text: '#1c2420' };

/** The page, language and font of every document. `date` is the local date of the document, `2026-11-23`. */
export function documentBase(title: string, author: string, date: string) {
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 64],
    version: '1.7',
    language: 'en-AU',
    displayTitle: true,
    info: { title, author, creationDate: new Date(`${date}T00:00:00Z`) },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: colors.text },
  } satisfies Partial<TDocumentDefinitions>;
}

/** A table whose rows are separated by thin lines. */
export const ruledTable: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => colors.rule,
  paddingTop: () => 4,
  paddingBottom: () => 3,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 0,
};

/** The footer: a text on the left, the number of the page on the right. */
export const pageFooter =
  (text: string): TDocumentDefinitions['footer'] =>
  (page, pages) => ({
    margin: [48, 20, 48, 0],
    color: colors.muted,
    fontSize: 8,
    columnGap: 24,
    columns: [text, { text: `Page ${page} of ${pages}`, alignment: 'right', width: 80 }],
  });
