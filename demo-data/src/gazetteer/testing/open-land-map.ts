import { readFile } from 'node:fs/promises';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { FileSource, PMTiles } from 'pmtiles';
import type { MapPoint } from 'shared-contract/place/map-point';

const path = new URL('../../../../gateway/src/map/australia.pmtiles', import.meta.url);

/** Opens the map that the site shows. Returns a function that tells whether a position is on its land. */
export async function openLandMap(): Promise<(point: MapPoint) => Promise<boolean>> {
  const archive = new PMTiles(new FileSource(new File([await readFile(path)], 'australia.pmtiles')));
  const { maxZoom } = await archive.getHeader();
  const tiles = new Map<string, Promise<VectorTile | null>>();
  const read = async (x: number, y: number) => {
    const tile = await archive.getZxy(maxZoom, x, y);
    return tile ? new VectorTile(new PbfReader(tile.data)) : null;
  };
  return async ({ latitude, longitude }) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    const x = ((longitude + 180) / 360) * 2 ** maxZoom;
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** maxZoom;
    const key = `${Math.floor(x)}/${Math.floor(y)}`;
    const opened = tiles.get(key) ?? read(Math.floor(x), Math.floor(y));
    tiles.set(key, opened);
    const layers = (await opened)?.layers;
    return contains(layers?.land, x % 1, y % 1) && !contains(layers?.water, x % 1, y % 1);
  };
}

/** True when a polygon of the layer contains the position, given in parts of the tile (even–odd rule). */
function contains(layer: VectorTileLayer | undefined, x: number, y: number): boolean {
  if (!layer) return false;
  const [right, down] = [x * layer.extent, y * layer.extent];
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index).loadGeometry()).some((rings) => {
    let inside = false;
    for (const ring of rings) {
      let before = ring.at(-1);
      for (const point of ring) {
        if (before && point.y > down !== before.y > down) {
          const crossing = point.x + ((before.x - point.x) * (down - point.y)) / (before.y - point.y);
          if (right < crossing) inside = !inside;
        }
        before = point;
      }
    }
    return inside;
  });
}
