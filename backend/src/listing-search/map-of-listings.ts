import { type ListingMap, type MapPin, mostNamedListings } from 'shared-contract/listing-map';
import type { ListingSearchQuery, MapBounds } from 'shared-contract/listing-search';
import { type Bitmap, countBits, eachSlotDown } from './bitmap.ts';
import { matchListings, priceColumn, type Searched } from './match-listings.ts';

/** `latitude` and `longitude` are sums over all that are in the cell. */
type Cell = { latitude: number; longitude: number; count: number; slots: number[] };

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
    extent: extentOf(searched, found),
    pin: [...cells.values()].map((cell) => pinOf(searched, query, cell)),
  };
}

function gather({ index }: Searched, found: Bitmap, size: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  const columns = Math.ceil(360 / size);
  eachSlotDown(found, (slot) => {
    const { latitude, longitude } = index.factsOf(slot);
    if (latitude === null || longitude === null) return true;
    const key = Math.floor((latitude + 90) / size) * columns + Math.floor((longitude + 180) / size);
    const cell = cells.get(key);
    if (cell) {
      cell.latitude += latitude;
      cell.longitude += longitude;
      cell.count += 1;
      if (cell.count <= mostNamedListings) cell.slots.push(slot);
    } else cells.set(key, { latitude, longitude, count: 1, slots: [slot] });
    return true;
  });
  return cells;
}

function pinOf({ index }: Searched, query: ListingSearchQuery, { latitude, longitude, count, slots }: Cell): MapPin {
  const [alone] = count === 1 ? slots : [];
  const cents = alone === undefined ? null : priceColumn(index, query).valueOf(alone);
  return {
    latitude: latitude / count,
    longitude: longitude / count,
    count,
    listings: count > mostNamedListings ? [] : slots.map((slot) => index.factsOf(slot).id),
    price: cents === null ? null : Math.round(cents / 100),
  };
}

function extentOf({ index }: Searched, found: Bitmap): MapBounds | null {
  const extent = { south: 90, west: 180, north: -90, east: -180 };
  eachSlotDown(found, (slot) => {
    const { latitude, longitude } = index.factsOf(slot);
    if (latitude === null || longitude === null) return true;
    extent.south = Math.min(extent.south, latitude);
    extent.north = Math.max(extent.north, latitude);
    extent.west = Math.min(extent.west, longitude);
    extent.east = Math.max(extent.east, longitude);
    return true;
  });
  return extent.south > extent.north ? null : extent;
}
