/** The decoders of pictures in scanned PDFs, as files of this release. pdf.js requests them by name. */
const decoders: Record<string, URL> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
};

/** Fetches the data that pdf.js loads while it reads a PDF. Without fonts of its own it uses those of the device. */
export class ReleasedDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = decoders[filename];
    if (!url) throw new Error(`The release has no ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
