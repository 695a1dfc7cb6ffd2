import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReleasedDecoders } from './released-decoders.ts';

export type PdfDocument = PDFDocumentProxy;

// The worker is a file of this release, because the Content Security Policy allows workers only from our own origin.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Opens a PDF in a worker. `close` stops the worker, also while it still reads the file. */
export function openPdf(file: Blob): { document: Promise<PdfDocument>; close: () => void } {
  let isClosed = false;
  let stop = () => {};
  const read = async () => {
    const data = new Uint8Array(await file.arrayBuffer());
    const task = getDocument({ data, BinaryDataFactory: ReleasedDecoders, useWorkerFetch: false });
    stop = () => void task.destroy();
    if (isClosed) stop();
    return task.promise;
  };
  return {
    document: read(),
    close: () => {
      isClosed = true;
      stop();
    },
  };
}
