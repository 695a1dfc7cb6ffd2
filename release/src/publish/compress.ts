import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:m?js|css|svg|json|txt|html|wasm)$/;

/** Browsers wait for large files, and the block size that compresses one best depends on its text. Log2 of bytes. */
const blockSizes = [16, 17, 18];
const largeBytes = 200_000;

/**
 * Returns the compressed copies of a file, each with its ending, such as `.br`. Formats that are already compressed get
 * none.
 */
export async function compressed(file: string, bytes: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  if (!compressible.test(file)) return [];
  const [br, gz] = await Promise.all([smallestBrotli(bytes), gzipped(bytes, { level: 9 })]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
}

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK } = constants;
  const best = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  if (bytes.length < largeBytes) return brotli(bytes, { params: best });
  const sizes = blockSizes.map((size) => brotli(bytes, { params: { ...best, [BROTLI_PARAM_LGBLOCK]: size } }));
  return (await Promise.all(sizes)).reduce((one, other) => (other.length < one.length ? other : one));
}
