import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { PMTiles, type Source, TileType } from 'pmtiles';

/** A PMTiles file of vector tiles. */
export type TileArchive = {
  /** Changes with the content of the file, so that browsers may keep the tiles of its URL for a long time. */
  hash: string;
  minZoom: number;
  maxZoom: number;
  /** Whom the file names as its source, as HTML. */
  attribution: string | null;
  /** Returns a tile, uncompressed, or null where the file has none. */
  tile: (z: number, x: number, y: number) => Promise<Buffer | null>;
};

/** How much of the file names its content: the header and the root directory with the sizes of all parts. */
const hashedBytes = 16_384;

/**
 * Opens a PMTiles file.
 * @throws Error when the file cannot be read or contains no vector tiles
 */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const archive = new PMTiles(fileSource(path));
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error('It contains no vector tiles.');
  const metadata = Object(await archive.getMetadata());
  return {
    hash: await hashOf(path),
    minZoom,
    maxZoom,
    attribution: typeof metadata.attribution === 'string' ? metadata.attribution : null,
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y);
      return found ? Buffer.from(found.data) : null;
    },
  };
}

/** Reads parts of a file. It is open only while it is read, so an archive needs no closing. */
function fileSource(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      await using file = await open(path);
      const data = new ArrayBuffer(length);
      const { bytesRead } = await file.read(new Uint8Array(data), 0, length, offset);
      return { data: bytesRead < length ? data.slice(0, bytesRead) : data };
    },
  };
}

async function hashOf(path: string): Promise<string> {
  await using file = await open(path);
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(hashedBytes), 0, hashedBytes, 0);
  const start = buffer.subarray(0, bytesRead);
  return createHash('sha256').update(start).update(String(size)).digest('hex').slice(0, 16);
}
