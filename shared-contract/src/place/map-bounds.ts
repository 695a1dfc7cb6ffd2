import type { MapBounds } from '../search/search-fields.ts';
import type { MapPoint } from './map-point.ts';

/** Returns the bounding box of the points in degrees, or null without points. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}
