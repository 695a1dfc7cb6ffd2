import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The first bytes of every delta: a Zstandard frame to skip, which contains the 32 bytes of the dictionary's hash. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const headerLength = magic.length + 32;

/** Returns the hash by which browsers name a dictionary. */
export function dictionaryHash(dictionary: Uint8Array): string {
  return createHash('sha256').update(dictionary).digest('hex');
}

/**
 * Returns the delta from which a browser that has `dictionary` makes `content`: Dictionary-Compressed Zstandard
 * (RFC 9842). Level 19 is the highest one whose window has 8 MB, which every browser must support.
 */
export async function makeDelta(content: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const frame = await compress(content, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 19 } });
  return Buffer.concat([magic, Buffer.from(dictionaryHash(dictionary), 'hex'), frame]);
}

/**
 * Returns the content that a browser makes from a delta. Returns undefined for a damaged delta, also for one that makes
 * more than `size` bytes.
 */
export async function readDelta(delta: Buffer, dictionary: Uint8Array, size: number): Promise<Buffer | undefined> {
  const header = Buffer.concat([magic, Buffer.from(dictionaryHash(dictionary), 'hex')]);
  if (!delta.subarray(0, headerLength).equals(header)) return undefined;
  try {
    return await decompress(delta.subarray(headerLength), { dictionary, maxOutputLength: Math.max(size, 1) });
  } catch {
    return undefined;
  }
}
