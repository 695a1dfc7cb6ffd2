import type { Content } from 'pdfmake/interfaces';
import { shareText } from 'shared-contract/property/property-owners';
import { letterhead } from '../pdf/letterhead.ts';
import { documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText } from '../pdf/printable-text.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sectionContent } from '../pdf/section-content.ts';
import { shortDate } from '../pdf/short-date.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { ownerShareTables } from '../reports/owner-share-tables.ts';
import type { ReportFigures } from '../reports/read-report.ts';
import { ownershipNote } from '../reports/report-notes.ts';

/** Renders the shares of the owners as a PDF. The same figures always give the same bytes. */
export function renderOwnerShares(report: ReportFigures, owner: string): Promise<Buffer> {
  const { property, from, until, today, owners } = report;
  const period = `${shortDate(from)} to ${shortDate(until)}`;
  const title = 'Shares of the owners';
  return renderPdf({
    ...documentBase(`${title}, ${period}`, owner, today),
    content: [
      letterhead({ sender: { name: owner, label: 'Owner' }, title, subtitle: period }),
      sectionContent({
        title: 'Owners on the title',
        rows: [
          { label: 'Property', value: fullAddressOf(property) },
          { label: 'Period', value: period },
          ...owners.map(({ name, share }) => ({ label: shareText(share), value: name })),
        ],
      }),
      ...ownerShareTables(report).map((table): Content => ({ stack: [table], marginBottom: 18 })),
      sectionContent({
        title: 'How the figures are divided',
        rows: [],
        paragraphs: [
          ownershipNote,
          'Whole property: the totals of the tie-out sheet in this pack. Each share is rounded to a whole cent, so that ' +
            'the shares of all owners add up to the total.',
          'Capital items are not part of the net result. Each owner claims their share of the decline in value.',
        ],
      }),
    ],
    footer: pageFooter(
      `${title}, ${period} · ${printableText(fullAddressOf(property))}\nPrinted on ${shortDate(today)}`,
    ),
  });
}
