import type { MapPoint } from 'shared-contract/place/map-point';
import type { MapBounds } from 'shared-contract/search/search-fields';
import { maxAreaPoints } from 'shared-contract/search/search-fields';

/** About a metre: no finer in addresses and requests. */
export const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** `south,west,north,east`. */
export function printBounds(bounds: MapBounds | undefined): string | null {
  return bounds ? [bounds.south, bounds.west, bounds.north, bounds.east].map(rounded).join(',') : null;
}

export function readBounds(text: string | null): MapBounds | undefined {
  const [south, west, north, east, ...more] = readNumbers(text);
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
  return more.length === 0 && south < north && west < east ? { south, west, north, east } : undefined;
}

/** `latitude,longitude;latitude,longitude;…`: the corners of an area. */
export function printArea(area: readonly MapPoint[]): string | null {
  if (area.length < 3) return null;
  return area.map(({ latitude, longitude }) => `${rounded(latitude)},${rounded(longitude)}`).join(';');
}

/** A drawn area, or none where it is not at least a triangle. */
export function readArea(text: string | null): MapPoint[] {
  const points = (text ?? '').split(';').map(readNumbers);
  if (points.length < 3 || points.length > maxAreaPoints || points.some((pair) => pair.length !== 2)) return [];
  return points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
}

function readNumbers(text: string | null): number[] {
  if (!/^-?\d{1,3}(?:\.\d{1,10})?(?:,-?\d{1,3}(?:\.\d{1,10})?)*$/.test(text ?? '')) return [];
  return (text ?? '').split(',').map((number) => rounded(Number(number)));
}
