import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile of the map, uncompressed: a Mapbox Vector Tile. */
export type MapTile = { z: number; x: number; y: number; data: Uint8Array };

type Entry = { id: number; offset: number; length: number; run: number };

const headerLength = 127;
/** The specification wants the header and the root directory within this many bytes. */
const rootLimit = 16_384 - headerLength;
const entriesPerLeaf = 4_096;
const compression = { gzip: 2 };
const tileTypes = { vector: 1 };

/**
 * Returns a PMTiles archive of vector tiles (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). Tiles
 * with the same content, such as those of the inland, are stored once.
 */
export function writePmtiles(tiles: readonly MapTile[], metadata: Record<string, unknown>): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  const contents: Buffer[] = [];
  const places = new Map<string, { offset: number; length: number }>();
  const entries: Entry[] = [];
  let size = 0;
  for (const { id, data } of sorted) {
    const hash = createHash('sha256').update(data).digest('base64');
    let place = places.get(hash);
    if (!place) {
      const packed = gzipSync(data, { level: 9 });
      place = { offset: size, length: packed.length };
      places.set(hash, place);
      contents.push(packed);
      size += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata));
  const zooms = sorted.map(({ z }) => z);
  const offsets = {
    root: headerLength,
    about: headerLength + root.length,
    leaves: headerLength + root.length + about.length,
    tiles: headerLength + root.length + about.length + leaves.length,
  };
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const numbers = [
    offsets.root,
    root.length,
    offsets.about,
    about.length,
    offsets.leaves,
    leaves.length,
    offsets.tiles,
    size,
    sorted.length,
    entries.length,
    contents.length,
  ];
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  header.set([1, compression.gzip, compression.gzip, tileTypes.vector], 96);
  header.set([Math.min(...zooms), Math.max(...zooms)], 100);
  return Buffer.concat([header, root, about, leaves, ...contents]);
}

/** Returns the directory of all entries. When it is too long for the root, the root lists leaf directories. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries);
  if (whole.length <= rootLimit) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let from = 0; from < entries.length; from += entriesPerLeaf) {
    const part = entries.slice(from, from + entriesPerLeaf);
    const leaf = directory(part);
    pointers.push({ id: part[0]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ id }, index) => {
    write(id - (entries[index - 1]?.id ?? 0));
  });
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    // Zero means: directly behind the entry before.
    write(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes), { level: 9 });
}
