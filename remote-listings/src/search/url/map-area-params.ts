import type { MapBounds } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import { maxAreaPoints } from 'shared-contract/search/search-fields';

/** Rounds degrees to five decimals, which is about one metre. Smaller moves of the map then do not change the URL. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** Formats an area of the map as `south,west,north,east`. Null without an area. */
export function formatBounds(bounds: MapBounds | undefined): string | null {
  return bounds ? [bounds.south, bounds.west, bounds.north, bounds.east].map(roundDegrees).join(',') : null;
}

export function parseBounds(text: string | null): MapBounds | undefined {
  const [south, west, north, east, ...more] = parseNumbers(text);
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
  return more.length === 0 && south < north && west < east ? { south, west, north, east } : undefined;
}

/** Formats the corners of an area as `latitude,longitude;latitude,longitude;…`. Null for fewer than three corners. */
export function formatArea(area: readonly MapPoint[]): string | null {
  if (area.length < 3) return null;
  return area.map(({ latitude, longitude }) => `${roundDegrees(latitude)},${roundDegrees(longitude)}`).join(';');
}

/** Parses the corners of an area. Returns an empty list when the text is not valid or has fewer than three corners. */
export function parseArea(text: string | null): MapPoint[] {
  const points = (text ?? '').split(';').map(parseNumbers);
  if (points.length < 3 || points.length > maxAreaPoints || points.some((pair) => pair.length !== 2)) return [];
  return points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
}

function parseNumbers(text: string | null): number[] {
  if (!/^-?\d{1,3}(?:\.\d{1,10})?(?:,-?\d{1,3}(?:\.\d{1,10})?)*$/.test(text ?? '')) return [];
  return (text ?? '').split(',').map((number) => roundDegrees(Number(number)));
}
