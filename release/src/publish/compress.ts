import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:m?js|css|svg|json|txt|html|wasm)$/;

/**
 * Returns the compressed copies of a file, each with its ending, such as `.br`. Formats that are already compressed get
 * none.
 */
export async function compressed(file: string, bytes: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  if (!compressible.test(file)) return [];
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const [br, gz] = await Promise.all([brotli(bytes, quality), gzipped(bytes, { level: 9 })]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
}
