import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatMoney } from 'shared-contract/money/money';
import { longDate } from 'tenancy-law/form/long-date';
import { letterhead } from '../pdf/letterhead.ts';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText } from '../pdf/printable-text.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sectionContent } from '../pdf/section-content.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** Renders a receipt as a PDF of one page. The same content always gives the same bytes. */
export const renderReceipt = (content: ReceiptContent): Promise<Buffer> => renderPdf(receiptDocument(content));

function receiptDocument(content: ReceiptContent): TDocumentDefinitions {
  const { title, number, amountCents, date, issuedOn, landlord, tenants, place, paymentReference, rows, reversedOn } =
    content;
  return {
    ...documentBase(`${title} ${number}`, landlord.name, issuedOn),
    content: [
      letterhead({ sender: landlord, title, subtitle: `Receipt ${number}` }),
      { text: `${formatMoney(amountCents)} received`, bold: true, fontSize: 18, color: colors.brand },
      { text: `on ${longDate(date)}`, fontSize: 12, margin: [0, 0, 0, 16] },
      ...(reversedOn === null
        ? []
        : [{ text: `Reversed on ${longDate(reversedOn)}. This receipt is not valid.`, bold: true, marginBottom: 16 }]),
      sectionContent({
        title: 'Payment',
        rows: [
          { label: 'Receipt number', value: String(number) },
          { label: 'Date received', value: longDate(date) },
          { label: 'Amount', value: formatMoney(amountCents) },
          ...rows,
        ],
      }),
      sectionContent({
        title: 'Tenancy',
        rows: [
          { label: 'Home', value: place },
          { label: tenants.label, value: tenants.names.join('\n') },
          { label: landlord.label, value: landlord.name },
          ...(paymentReference === undefined ? [] : [{ label: 'Rent reference', value: paymentReference }]),
        ],
      }),
    ],
    footer: pageFooter(`Receipt ${number} · ${printableText(place)}\nIssued on ${longDate(issuedOn)}`),
  };
}
