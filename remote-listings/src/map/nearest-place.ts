import type { Map as MapLibre } from 'maplibre-gl';

/**
 * Returns the name of the place nearest to a position, among the map tiles that have loaded. Null when there is none.
 */
export function nearestPlace(map: MapLibre, longitude: number, latitude: number): string | null {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  let best: { name: string; distance: number } | null = null;
  for (const { geometry, properties } of map.querySourceFeatures('base', { sourceLayer: 'names' })) {
    if (geometry.type !== 'Point') continue;
    const [east = 0, north = 0] = geometry.coordinates;
    const distance = Math.hypot((east - longitude) * longitudeScale, north - latitude);
    if (!best || distance < best.distance) best = { name: String(properties.name), distance };
  }
  return best?.name ?? null;
}
