import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatMoney } from 'shared-contract/money/money';
import { formatAbn } from 'shared-contract/order/abn';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { formatInvoiceDate } from './invoice-dates.ts';

const brand = '#1f6b4a';
const muted = '#5b6660';
const rule = '#d5dcd8';

const titles = { invoice: 'Tax invoice', creditNote: 'Credit note' };

/** Breaks a text that has a word which could be wider than its column. Other texts break between words only. */
const breakable = (text: string) => ({ text, ...(/\S{24}/.test(text) ? { wordBreak: 'break-all' as const } : {}) });

/** Lays out an A4 document: letterhead, buyer and dates, lines, totals. The heading of the lines is on each page. */
export function invoiceDocument(content: InvoiceContent): TDocumentDefinitions {
  const { kind, number, issuedOn, seller } = content;
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 64],
    version: '1.7',
    language: 'en-AU',
    displayTitle: true,
    info: {
      title: `${titles[kind]} ${number}`,
      author: seller.name,
      creationDate: new Date(`${issuedOn}T00:00:00Z`),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2420' },
    content: [letterhead(content), parties(content), linesTable(content.lines), totals(content)],
    footer: (page, pages) => ({
      margin: [48, 20, 48, 0],
      color: muted,
      fontSize: 8,
      columns: [
        `${seller.name} · ABN ${formatAbn(seller.abn)}`,
        { text: `${number} · Page ${page} of ${pages}`, alignment: 'right' },
      ],
    }),
  };
}

function letterhead({ kind, number, seller, corrects }: InvoiceContent): Content {
  const correction = corrects
    ? [{ text: `Adjustment note for tax invoice ${corrects.number}`, color: muted, margin: [0, 2, 0, 0] as Margin }]
    : [];
  return {
    margin: [0, 0, 0, 24],
    columns: [
      [
        { text: seller.name, bold: true, fontSize: 16, color: brand },
        { text: seller.address, color: muted },
        { text: `ABN ${formatAbn(seller.abn)}`, color: muted },
      ],
      {
        width: 240,
        alignment: 'right',
        stack: [{ text: titles[kind], bold: true, fontSize: 20 }, { text: number, fontSize: 12 }, ...correction],
      },
    ],
  };
}

type Margin = [number, number, number, number];

function parties({ kind, buyer, issuedOn, reference, property, corrects }: InvoiceContent): Content {
  const facts: [string, string][] = [
    [kind === 'invoice' ? 'Date of issue' : 'Date of credit', formatInvoiceDate(issuedOn)],
    [reference.label, reference.value],
  ];
  if (property) facts.push(['Property', property]);
  if (corrects) {
    const { number, issuedOn: date, totalCents: original } = corrects;
    facts.push(['Corrects', `${number} of ${formatInvoiceDate(date)}, ${formatMoney(original)}`]);
  }
  const identity = [
    buyer.businessName,
    buyer.name,
    buyer.abn === null ? null : `ABN ${formatAbn(buyer.abn)}`,
    buyer.email,
  ].filter((line): line is string => line !== null && line !== '');
  return {
    margin: [0, 0, 0, 24],
    columnGap: 24,
    columns: [
      [
        { text: 'Billed to', color: muted },
        ...identity.map((text, index) => ({ ...breakable(text), bold: index === 0 })),
      ],
      {
        width: 290,
        // Aligns the first row with the text beside it, because cells have a padding.
        margin: [0, -2, 0, 0],
        layout: 'noBorders',
        table: {
          widths: [72, '*'],
          body: facts.map(([label, value]): TableCell[] => [{ text: label, color: muted }, breakable(value)]),
        },
      },
    ],
  };
}

const ruledRows: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === 1 || row === table.body.length ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: rule,
  paddingTop: () => 6,
  paddingBottom: () => 6,
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: (column) => (column === 4 ? 0 : 4),
};

function linesTable(lines: readonly InvoiceLine[]): Content {
  const heading = (text: string, alignment: 'left' | 'right' = 'right') => ({ text, alignment, bold: true });
  const amount = (cents: number) => ({ text: formatMoney(cents), alignment: 'right' as const });
  return {
    layout: ruledRows,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 50, 82, 72, 82],
      body: [
        [heading('Description', 'left'), heading('Quantity'), heading('Unit price'), heading('GST'), heading('Amount')],
        ...lines.map(({ description, quantity, unitPriceCents, gstCents, totalCents }) => [
          breakable(description),
          { text: String(quantity), alignment: 'right' as const },
          amount(unitPriceCents),
          amount(gstCents),
          amount(totalCents),
        ]),
      ],
    },
  };
}

function totals(content: InvoiceContent): Content {
  const { kind, totalCents, gstCents } = content;
  const row = (label: string, cents: number, style = {}): TableCell[] => [
    { text: label, ...style },
    { text: formatMoney(cents), alignment: 'right', ...style },
  ];
  return {
    unbreakable: true,
    margin: [0, 16, 0, 0],
    columns: [
      settlement(content),
      {
        width: 220,
        stack: [
          {
            layout: 'noBorders',
            table: {
              widths: ['*', 'auto'],
              body: [
                row(kind === 'invoice' ? 'Total (AUD)' : 'Total credit (AUD)', totalCents, {
                  bold: true,
                  fontSize: 13,
                }),
                row('GST included', gstCents, { color: muted }),
              ],
            },
          },
          { text: 'Total price includes GST.', color: muted, margin: [0, 4, 0, 0] },
        ],
      },
    ],
  };
}

/** The stamp that says that nothing is left to pay. An invoice is issued only when it is paid. */
function settlement({ kind, issuedOn, settledWith, totalCents }: InvoiceContent): Content {
  const isCredit = kind === 'creditNote';
  const verb = isCredit ? 'Refunded' : 'Paid';
  const date = formatInvoiceDate(issuedOn);
  const how = settledWith === null ? '' : isCredit ? ` to ${settledWith}` : ` with ${settledWith}`;
  const stamp = { text: verb, bold: true, fontSize: 14, color: brand, characterSpacing: 1 };
  return [
    {
      layout: {
        hLineWidth: () => 1.5,
        vLineWidth: () => 1.5,
        hLineColor: brand,
        vLineColor: brand,
        paddingLeft: () => 12,
        paddingRight: () => 12,
        paddingTop: () => 3,
        paddingBottom: () => 1,
      },
      table: { body: [[stamp]] },
    },
    {
      text: totalCents === 0 ? 'No payment was needed.' : `${verb} on ${date}${how}`,
      color: muted,
      margin: [0, 6, 0, 0],
    },
  ];
}
