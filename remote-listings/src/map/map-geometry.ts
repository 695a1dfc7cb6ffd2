import { boundsOf } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { MapBounds } from 'shared-contract/search/search-fields';
import { roundDegrees } from '../search/url/map-area-params.ts';

/** The bounds of the mainland and Tasmania. */
export const australia: MapBounds = { south: -43.8, west: 112.8, north: -10.4, east: 153.8 };

/** The area whose pins are fetched, and the cell size, in degrees, by which the server clusters them. */
export type MapWindow = { bounds: MapBounds; cell: number };

const pixelsPerCell = 72;
const worldPixels = 512;
/** The window snaps to this many cells, so that a small move needs no request. */
const step = 4;

/** Returns the window around the visible area. The cell size halves at each zoom level. */
export function mapWindowFor(visible: MapBounds, zoom: number): MapWindow {
  const cell = roundDegrees((360 / (worldPixels * 2 ** Math.floor(zoom))) * pixelsPerCell);
  const down = (degrees: number) => roundDegrees(Math.floor(degrees / (cell * step)) * cell * step);
  const up = (degrees: number) => roundDegrees(Math.ceil(degrees / (cell * step)) * cell * step);
  return {
    bounds: {
      south: Math.max(down(visible.south), -90),
      west: Math.max(down(visible.west), -180),
      north: Math.min(up(visible.north), 90),
      east: Math.min(up(visible.east), 180),
    },
    cell,
  };
}

/** Returns the bounds that extend this many degrees around a point. */
export function boundsAround({ latitude, longitude }: MapPoint, degrees: number): MapBounds {
  return { south: latitude - degrees, west: longitude - degrees, north: latitude + degrees, east: longitude + degrees };
}

/** Returns the bounds that the URL names, or null. */
export const searchedBounds = ({ bounds, area }: ListingSearchQuery): MapBounds | null => bounds ?? boundsOf(area);

/** Degrees shown around a suburb's centre; its boundary is unknown. */
const suburbMargins = { alone: 0.025, withSurrounding: 0.08 };

/** Returns the bounds around the suburbs' centres, or null without suburbs. */
export function boundsOfSuburbs(middles: readonly MapPoint[], surrounding: boolean): MapBounds | null {
  const box = boundsOf(middles);
  const more = surrounding ? suburbMargins.withSurrounding : suburbMargins.alone;
  return box && { south: box.south - more, west: box.west - more, north: box.north + more, east: box.east + more };
}

const kilometresPerDegree = 111.2;

/** Returns a circle as the corners of a polygon. */
export function circleAround({ latitude, longitude }: MapPoint, kilometres: number): MapPoint[] {
  const radius = kilometres / kilometresPerDegree;
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: 64 }, (_, index) => {
    const angle = (index / 64) * 2 * Math.PI;
    return {
      latitude: latitude + radius * Math.sin(angle),
      longitude: longitude + (radius * Math.cos(angle)) / longitudeScale,
    };
  });
}
