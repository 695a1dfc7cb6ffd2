import { colors, documentBase, pageFooter, ruledTable } from '../pdf/pdf-style.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sampleDocument, samplePlace } from './sample-texts.ts';

const rooms = [
  ['Kitchen', 'Clean. Tap and sink work. One chip in the bench beside the stove.'],
  ['Living room', 'Clean. Small mark on the wall beside the window.'],
  ['Bedrooms', 'Clean. Carpets in good condition.'],
  ['Bathroom', 'Clean. No leaks, fan works.'],
  ['Garden', 'Lawn mown, fences in good condition.'],
] as const;

/** Renders the sample document, a one-page condition report. `today` is the local date at the property. */
export const renderConditionReport = (today: string): Promise<Buffer> =>
  renderPdf({
    ...documentBase(sampleDocument.name, 'Verandah', today),
    content: [
      { text: 'Condition report', bold: true, fontSize: 20 },
      { text: 'Sample data, not a real document', color: colors.muted, margin: [0, 0, 0, 16] },
      { text: samplePlace.streetAddress, margin: [0, 0, 0, 12] },
      { layout: ruledTable, table: { widths: [120, '*'], body: rooms.map((row) => [...row]) } },
    ],
    footer: pageFooter(sampleDocument.name),
  });
