import { type ListingMap, type MapPin, maxListingsPerPin } from 'shared-contract/search/listing-map';
import type { ListingSearchQuery, MapBounds } from 'shared-contract/search/listing-search';
import { countFound, eachFound, type FoundSlots } from './found-slots.ts';
import { matchListings, type Searched } from './match-listings.ts';
import { withScratch } from './scratch-bitmaps.ts';
import { priceColumn } from './search-conditions.ts';

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
  return withScratch(() => {
    const found = matchListings(searched, query);
    let size = cellDegrees;
    let cells = gather(searched, found, size);
    while (cells.size > mostPins) {
      size *= 2;
      cells = gather(searched, found, size);
    }
    return {
      totalItems: countFound(found),
      extent: extentOf(searched, found),
      pin: joined(cells, size).map((cell) => pinOf(searched, query, cell)),
    };
  });
}

const columnsOf = (size: number) => Math.ceil(360 / size);

function gather({ index: { facts } }: Searched, found: FoundSlots, size: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  const columns = columnsOf(size);
  eachFound(found, (slot) => {
    const latitude = facts.numberOf(slot, 'latitude');
    const longitude = facts.numberOf(slot, 'longitude');
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return true;
    const key = Math.floor((latitude + 90) / size) * columns + Math.floor((longitude + 180) / size);
    const cell = cells.get(key);
    if (cell) {
      cell.latitude += latitude;
      cell.longitude += longitude;
      cell.count += 1;
      if (cell.count <= maxListingsPerPin) cell.slots.push(slot);
    } else cells.set(key, { latitude, longitude, count: 1, slots: [slot] });
    return true;
  });
  return cells;
}

/** What lies on both sides of a square's edge, close together, is one: pins do not cover each other. */
function joined(cells: Map<number, Cell>, size: number): Cell[] {
  const columns = columnsOf(size);
  const around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];
  const left = new Map(cells);
  const largestFirst = [...cells].sort(([, a], [, b]) => b.count - a.count);
  for (const [key, cell] of largestFirst) {
    if (!left.has(key)) continue;
    for (const step of around) {
      const other = left.get(key + step);
      if (!other || distance(cell, other) > size / 2) continue;
      cell.latitude += other.latitude;
      cell.longitude += other.longitude;
      cell.count += other.count;
      cell.slots.push(...other.slots);
      left.delete(key + step);
    }
  }
  return [...left.values()];
}

/** In degrees of longitude, as a map shows it. */
function distance(a: Cell, b: Cell): number {
  const latitude = a.latitude / a.count;
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180);
  const north = (latitude - b.latitude / b.count) * stretch;
  return Math.hypot(north, a.longitude / a.count - b.longitude / b.count);
}

function pinOf({ index }: Searched, query: ListingSearchQuery, { latitude, longitude, count, slots }: Cell): MapPin {
  const [alone] = count === 1 ? slots : [];
  const cents = alone === undefined ? null : priceColumn(index, query).valueOf(alone);
  return {
    latitude: latitude / count,
    longitude: longitude / count,
    count,
    listings: count > maxListingsPerPin ? [] : slots.map((slot) => index.facts.idOf(slot)),
    price: cents === null ? null : Math.round(cents / 100),
  };
}

function extentOf({ index: { facts } }: Searched, found: FoundSlots): MapBounds | null {
  const extent = { south: 90, west: 180, north: -90, east: -180 };
  eachFound(found, (slot) => {
    const latitude = facts.numberOf(slot, 'latitude');
    const longitude = facts.numberOf(slot, 'longitude');
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return true;
    extent.south = Math.min(extent.south, latitude);
    extent.north = Math.max(extent.north, latitude);
    extent.west = Math.min(extent.west, longitude);
    extent.east = Math.max(extent.east, longitude);
    return true;
  });
  return extent.south > extent.north ? null : extent;
}
