import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapTile } from '../write-pmtiles.ts';
import { collection, type Feature } from './feature.ts';

/** Features of a layer of the tiles. Below `fromZoom` the tiles leave them out. */
export type TileLayer = { name: string; fromZoom: number; features: Feature[] };

const extent = 8192;
const [west, south, east, north] = [112, -44.5, 160, -9] as const;

/** Cuts layers into tiles of all zoom levels up to `maxZoom`. Tiles without content, on the sea, are left out. */
export function cutTiles(layers: readonly TileLayer[], maxZoom: number): MapTile[] {
  const indexes = layers.map(({ name, fromZoom, features }) => ({
    name,
    fromZoom,
    index: new GeoJSONVT(collection(features), { maxZoom, extent, buffer: 96, tolerance: 6, indexMaxZoom: 5 }),
  }));
  const tiles: MapTile[] = [];
  for (let z = 0; z <= maxZoom; z += 1) {
    for (let x = column(west, z); x <= column(east, z); x += 1) {
      for (let y = row(north, z); y <= row(south, z); y += 1) {
        const cut: Parameters<typeof fromGeojsonVt>[0] = {};
        for (const { name, index } of indexes.filter(({ fromZoom }) => z >= fromZoom)) {
          const tile = index.getTile(z, x, y);
          if (!tile || tile.features.length === 0) continue;
          cut[name] = { ...tile, features: [...(cut[name]?.features ?? []), ...tile.features] };
        }
        if (Object.keys(cut).length > 0) tiles.push({ z, x, y, data: fromGeojsonVt(cut, { version: 2, extent }) });
      }
    }
  }
  return tiles;
}

const column = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);
function row(latitude: number, z: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}
