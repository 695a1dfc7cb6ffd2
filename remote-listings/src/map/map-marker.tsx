import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapPoint } from 'shared-contract/place/map-point';

type MapMarkerProps = MapPoint & { map: MapLibre; children: ReactNode };

/** Renders its children at a position on the map and moves them with it. */
export function MapMarker({ map, latitude, longitude, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, element, latitude, longitude]);
  return createPortal(children, element);
}
