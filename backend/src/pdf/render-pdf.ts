import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** Roboto has the letters of European languages and Vietnamese. It is embedded, so that every reader shows the same. */
const fontFolder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
export const regularFont = join(fontFolder, 'Roboto-Regular.ttf');
const mediumFont = join(fontFolder, 'Roboto-Medium.ttf');

pdfMake.setFonts({ Roboto: { normal: regularFont, bold: mediumFont } });
// A document never loads anything else, whatever its texts contain.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path === regularFont || path === mediumFont);

/** Renders a PDF. A definition with a creation date always gives the same bytes. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return pdfMake.createPdf(definition).getBuffer();
}
