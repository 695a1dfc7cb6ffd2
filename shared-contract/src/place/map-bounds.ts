import * as z from 'shared-contract/schema';
import type { MapPoint } from './map-point.ts';

/** The edges of a part of the map, in degrees. */
export const mapBounds = z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() });
export type MapBounds = z.infer<typeof mapBounds>;

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
