import { PDFDocument } from '@cantoo/pdf-lib';

/** Appends the pages of a second PDF. `changedAt` is written as the date of the change. */
export async function appendPages(first: Uint8Array, second: Uint8Array, changedAt: Date): Promise<Buffer> {
  const joined = await PDFDocument.load(first, { updateMetadata: false });
  const source = await PDFDocument.load(second, { updateMetadata: false });
  for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
  joined.setModificationDate(changedAt);
  return Buffer.from(await joined.save());
}
