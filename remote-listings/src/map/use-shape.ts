import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapPoint } from 'shared-contract/place/map-point';

/** Has a contrast of 3.5 to 1 with the land, light and dark. */
const colour = '#3d8f65';

/**
 * Shows a line through the points on the map. When `closed`, shows a filled polygon. Pass the same `points` array while
 * the points are the same, because a new array updates the map.
 */
export function useShape(map: MapLibre, id: string, points: readonly MapPoint[], closed: boolean): void {
  useEffect(() => {
    map.addSource(id, { type: 'geojson', data: featureOf([], false) });
    map.addLayer({
      id: `${id}-fill`,
      type: 'fill',
      source: id,
      // Without a filter, the layer also fills an open line, up to the edges of tiles.
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour, 'fill-opacity': 0.12 },
    });
    map.addLayer({ id: `${id}-line`, type: 'line', source: id, paint: { 'line-color': colour, 'line-width': 2.5 } });
    return () => {
      // The map may already be removed together with its layers. There is nothing to clean up then.
      if (!map.style) return;
      map.removeLayer(`${id}-fill`);
      map.removeLayer(`${id}-line`);
      map.removeSource(id);
    };
  }, [map, id]);
  useEffect(() => {
    const source = map.getSource(id);
    if (source instanceof GeoJSONSource) source.setData(featureOf(points, closed));
  }, [map, id, points, closed]);
}

function featureOf(points: readonly MapPoint[], closed: boolean) {
  const places = points.map(({ latitude, longitude }) => [longitude, latitude]);
  const [first] = places;
  const geometry =
    closed && first
      ? { type: 'Polygon' as const, coordinates: [[...places, first]] }
      : { type: 'LineString' as const, coordinates: places };
  return { type: 'Feature' as const, properties: {}, geometry };
}
