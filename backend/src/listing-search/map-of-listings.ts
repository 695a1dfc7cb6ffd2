import type { ListingMap, MapPin } from 'shared-contract/listing-map';
import type { ListingSearchQuery, MapBounds } from 'shared-contract/listing-search';
import { countBits, eachSlotDown } from './bitmap.ts';
import { matchListings, type Searched } from './match-listings.ts';

type Cell = { latitude: number; longitude: number; count: number; id: string };

/** More are drawn by a coarser grid. */
const mostPins = 2000;

/** What a search finds, gathered by cells of a grid, each at the middle of what it holds. */
export function mapOfListings(
  searched: Searched,
  query: ListingSearchQuery,
  cellDegrees: number,
): Pick<ListingMap, 'totalItems' | 'extent' | 'pin'> {
  const found = matchListings(searched, query);
  let size = cellDegrees;
  let cells = gather(searched, found, size);
  while (cells.size > mostPins) {
    size *= 2;
    cells = gather(searched, found, size);
  }
  return {
    totalItems: countBits(found),
    extent: extentOf([...cells.values()]),
    pin: [...cells.values()].map(
      ({ latitude, longitude, count, id }): MapPin => ({
        latitude: latitude / count,
        longitude: longitude / count,
        count,
        listing: count === 1 ? id : null,
      }),
    ),
  };
}

function gather({ index }: Searched, found: ReturnType<typeof matchListings>, size: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  const columns = Math.ceil(360 / size);
  eachSlotDown(found, (slot) => {
    const { id, latitude, longitude } = index.factsOf(slot);
    if (latitude === null || longitude === null) return true;
    const key = Math.floor((latitude + 90) / size) * columns + Math.floor((longitude + 180) / size);
    const cell = cells.get(key);
    if (cell) {
      cell.latitude += latitude;
      cell.longitude += longitude;
      cell.count += 1;
    } else cells.set(key, { latitude, longitude, count: 1, id });
    return true;
  });
  return cells;
}

function extentOf(cells: readonly Cell[]): MapBounds | null {
  if (cells.length === 0) return null;
  const latitudes = cells.map(({ latitude, count }) => latitude / count);
  const longitudes = cells.map(({ longitude, count }) => longitude / count);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}
