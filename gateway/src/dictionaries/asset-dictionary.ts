import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { chunkOf, deltaOf } from 'federation/asset-deltas';
import { requestedDictionary } from './requested-dictionary.ts';

/**
 * Returns the headers with which a browser stores an asset as the dictionary for later versions of the same chunk. The
 * pattern contains the chunk's name, so that different chunks do not replace each other. `match-dest` restricts deltas
 * to script and stylesheet elements, whose hash the browser checks; it does not check the hash of a worker's script.
 * Returns none for a file that is not a script or stylesheet with a hash in its name.
 * @param path the release name and the file, such as `search.1a2b3c4d5e.js`
 */
export function dictionaryHeaders(path: string): Record<string, string> {
  const [, name, file = ''] = /^([a-z0-9-]+)\/(.+)$/.exec(path) ?? [];
  const chunk = chunkOf(file);
  if (!name || !chunk) return {};
  const destination = chunk.endsWith('.css') ? 'style' : 'script';
  return {
    'use-as-dictionary': `match="/assets/${name}/${chunk}", match-dest=("${destination}")`,
    vary: 'accept-encoding, available-dictionary',
  };
}

/**
 * Returns the delta of an asset against the version that the browser has, with its headers. Returns null when there is
 * none; then the browser gets the whole file.
 * @param folder the folder of assets
 */
export async function readDelta(
  { headers }: FastifyRequest,
  folder: string,
  path: string,
): Promise<{ headers: Record<string, string>; content: Buffer } | null> {
  const own = dictionaryHeaders(path);
  const dictionary = requestedDictionary(headers);
  if (dictionary === null || !own['use-as-dictionary']) return null;
  const content = await readFile(join(folder, deltaOf(path, dictionary))).catch(() => null);
  if (!content) return null;
  const type = path.endsWith('.css') ? 'text/css; charset=utf-8' : 'application/javascript; charset=utf-8';
  return {
    headers: { ...own, 'content-type': type, 'content-encoding': 'dcz', 'cache-control': cacheControl },
    content,
  };
}

/** `private`: a shared cache that ignores `vary` would send the delta to browsers that cannot read it. */
const cacheControl = 'private, max-age=31536000, immutable';
