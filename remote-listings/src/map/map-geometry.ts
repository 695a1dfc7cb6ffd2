import type { MapBounds } from 'shared-contract/place/map-bounds';
import { boundsOf } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { Place } from 'shared-contract/place/place';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { roundDegrees } from '../search/url/map-area-params.ts';

/** The bounds of the Australian mainland and Tasmania, in degrees. */
export const australia: MapBounds = { south: -43.8, west: 112.8, north: -10.4, east: 153.8 };

/**
 * A request for pins: the area, and the size in degrees of the cells. The server shows all listings of a cell as one
 * pin. `zoom` is the lowest zoom level at which the map shows these pins.
 */
export type MapWindow = { zoom: number; bounds: MapBounds; cell: number };

const pixelsPerCell = 72;
const worldPixels = 512;
/**
 * The edges of the window are multiples of this many cells. A small move then stays in the same window and needs no
 * request.
 */
const step = 4;

/** The number of pixels of one degree of longitude. */
export const pixelsPerDegree = (zoom: number): number => (worldPixels * 2 ** zoom) / 360;

/** Returns the window that contains the visible area. With each zoom level, the cell size halves. */
export function mapWindowFor(visible: MapBounds, zoom: number): MapWindow {
  const cell = roundDegrees(pixelsPerCell / pixelsPerDegree(Math.floor(zoom)));
  const down = (degrees: number) => roundDegrees(Math.floor(degrees / (cell * step)) * cell * step);
  const up = (degrees: number) => roundDegrees(Math.ceil(degrees / (cell * step)) * cell * step);
  return {
    zoom: Math.floor(zoom),
    bounds: {
      south: Math.max(down(visible.south), -90),
      west: Math.max(down(visible.west), -180),
      north: Math.min(up(visible.north), 90),
      east: Math.min(up(visible.east), 180),
    },
    cell,
  };
}

/** How much of the map its controls cover, in pixels. */
export type CoveredEdges = { top: number; bottom: number };

/** Space for the labels of the pins at the edges, in pixels. */
const pinSpace = { side: 48, above: 24, below: 24 };
/** The minimum height in pixels into which pins are fitted. On a lower map, the controls may cover pins. */
const minFitHeight = 120;

/** Returns the padding, in pixels, that fits pins into the uncovered part of a map of this height. */
export function fitPadding(height: number, covered: CoveredEdges) {
  const above = covered.top + pinSpace.above;
  const below = Math.max(covered.bottom + pinSpace.below, pinSpace.side);
  const scale = Math.min(1, Math.max(0, height - minFitHeight) / (above + below));
  return { top: above * scale, bottom: below * scale, left: pinSpace.side, right: pinSpace.side };
}

/** Returns bounds around a point. Each side is this many degrees away from it. */
export function boundsAround({ latitude, longitude }: MapPoint, degrees: number): MapBounds {
  return { south: latitude - degrees, west: longitude - degrees, north: latitude + degrees, east: longitude + degrees };
}

/** Returns the area that the search is limited to: the map area or the drawn area in the URL. Null without one. */
export const searchedBounds = ({ bounds, area }: ListingSearchQuery): MapBounds | null => bounds ?? boundsOf(area);

/**
 * The number of degrees that the map shows around a suburb's centre, because the site does not know suburb boundaries.
 */
const suburbMargins = { alone: 0.025, withSurrounding: 0.08 };

/** Returns bounds that contain the centres of the places' suburbs, with a margin. Null without places. */
export function boundsOfPlaces(places: readonly Pick<Place, 'bounds'>[], surrounding: boolean): MapBounds | null {
  const corners = places.flatMap(({ bounds: { south, west, north, east } }) => [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]);
  const box = boundsOf(corners);
  const more = surrounding ? suburbMargins.withSurrounding : suburbMargins.alone;
  return box && { south: box.south - more, west: box.west - more, north: box.north + more, east: box.east + more };
}

const kilometresPerDegree = 111.2;

/** Returns a circle as the corners of a polygon, because the map has no circles in kilometres. */
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
