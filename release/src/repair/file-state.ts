import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from 'federation/integrity';
import type { Storage } from 'storage';

export type State = 'intact' | 'missing' | 'damaged';

/** A file as it is stored. `tag` is null when it is missing. */
export type StoredState = { key: string; state: State; tag: string | null };

/** The endings of a stored file: itself, and its compressed copies. */
export type Ending = '' | '.br' | '.gz';

/** The content that a release describes. `bytes` is undefined when it describes only the hash. */
export type Expected = { bytes?: number; integrity: string };

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Compares a stored file, or the content of a compressed copy, with its description. */
export async function fileState(
  storage: Storage,
  key: string,
  ending: Ending,
  expected: Expected,
): Promise<StoredState> {
  const stored = await storage.read(key);
  if (!stored) return { key, state: 'missing', tag: null };
  const content = ending === '' ? stored.bytes : await contentOf(stored.bytes, ending, expected.bytes);
  const isIntact =
    content !== undefined &&
    (expected.bytes === undefined || content.length === expected.bytes) &&
    integrityOf(content) === expected.integrity;
  return { key, state: isIntact ? 'intact' : 'damaged', tag: stored.tag };
}

/** Returns undefined for a damaged copy, also for one that is larger than the file. */
async function contentOf(bytes: Buffer, ending: '.br' | '.gz', size = 1): Promise<Buffer | undefined> {
  try {
    return await decompress[ending](bytes, { maxOutputLength: Math.max(size, 1) });
  } catch {
    return undefined;
  }
}
