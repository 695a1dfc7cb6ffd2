import type { MapPoint } from 'shared-contract/place/map-point';

/** Whether a ray to the east crosses the polygon's edges an odd number of times. */
export function isInside({ latitude, longitude }: MapPoint, polygon: readonly MapPoint[]): boolean {
  let inside = false;
  for (const [index, to] of polygon.entries()) {
    const from = polygon.at(index - 1) ?? to;
    if (from.latitude > latitude === to.latitude > latitude) continue;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    if (longitude < from.longitude + share * (to.longitude - from.longitude)) inside = !inside;
  }
  return inside;
}
