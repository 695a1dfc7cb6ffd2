import { boundsOf } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { MapBounds } from 'shared-contract/search/search-fields';
import { roundDegrees } from '../search/url/map-area-params.ts';

/** Mainland and Tasmania. */
export const australia: MapBounds = { south: -43.8, west: 112.8, north: -10.4, east: 153.8 };

/** What pins are asked for: a part of the map, and the size of the squares they are gathered by. */
export type MapWindow = { bounds: MapBounds; cell: number };

const pixelsPerCell = 72;
const worldPixels = 512;
/** The window grows and moves by so many cells at once, so that a small move asks for nothing new. */
const step = 4;

/** The window suburbMargins what is in visible. At every whole zoom the squares are halved. */
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

/** A box of so many degrees suburbMargins a point. */
export function boundsAround({ latitude, longitude }: MapPoint, degrees: number): MapBounds {
  return { south: latitude - degrees, west: longitude - degrees, north: latitude + degrees, east: longitude + degrees };
}

/** What the address itself says about where to look. */
export const searchedBounds = ({ bounds, area }: ListingSearchQuery): MapBounds | null => bounds ?? boundsOf(area);

/** What is shown suburbMargins a suburb of which nothing is known but its middle, in degrees. */
const suburbMargins = { alone: 0.025, withSurrounding: 0.08 };

/** Where chosen suburbs lie; null where none is. */
export function boundsOfSuburbs(middles: readonly MapPoint[], surrounding: boolean): MapBounds | null {
  const box = boundsOf(middles);
  const more = surrounding ? suburbMargins.withSurrounding : suburbMargins.alone;
  return box && { south: box.south - more, west: box.west - more, north: box.north + more, east: box.east + more };
}

const kilometresPerDegree = 111.2;

/** A circle as the corners of a polygon. */
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
