import { type ListingMap, type MapPin, maxListingsPerPin } from 'shared-contract/search/listing-map';
import type { Grid, GridCell } from '../listing-search/listing-search.ts';

/** Converts the cells of a grid to map pins. Each pin is at the mean location of its cell's listings. */
export function mapOfListings(grid: Grid): Pick<ListingMap, 'totalItems' | 'extent' | 'pin'> {
  const pin = mergeNeighbours(grid.cells, grid.cellDegrees).map(pinOf);
  return { totalItems: grid.total, extent: grid.extent, pin };
}

/** Merges neighbouring cells whose centres are close to each other, so that pins do not overlap. */
function mergeNeighbours(cells: readonly GridCell[], size: number): GridCell[] {
  const columns = Math.ceil(360 / size);
  const keyOf = ({ row, column }: GridCell) => row * columns + column;
  const around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];
  const left = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const largestFirst = cells.toSorted((a, b) => b.listings - a.listings);
  for (const { row, column } of largestFirst) {
    const key = row * columns + column;
    for (const step of around) {
      const cell = left.get(key);
      const other = left.get(key + step);
      if (!cell || !other || distance(cell, other) > size / 2) continue;
      left.set(key, merged(cell, other));
      left.delete(key + step);
    }
  }
  return [...left.values()];
}

const merged = (one: GridCell, other: GridCell): GridCell => ({
  ...one,
  latitude: one.latitude + other.latitude,
  longitude: one.longitude + other.longitude,
  listings: one.listings + other.listings,
  ids: [...one.ids, ...other.ids],
});

/** Returns the distance of two cells on the screen, in degrees of longitude. */
function distance(a: GridCell, b: GridCell): number {
  const latitude = a.latitude / a.listings;
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180);
  const north = (latitude - b.latitude / b.listings) * stretch;
  return Math.hypot(north, a.longitude / a.listings - b.longitude / b.listings);
}

function pinOf({ latitude, longitude, listings, ids, priceCents }: GridCell): MapPin {
  return {
    latitude: latitude / listings,
    longitude: longitude / listings,
    count: listings,
    listings: listings > maxListingsPerPin ? [] : ids,
    price: listings > 1 || priceCents === null ? null : Math.round(priceCents / 100),
  };
}
