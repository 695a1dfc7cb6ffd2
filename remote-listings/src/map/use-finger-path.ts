import type { Map as MapLibre, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { MapPoint } from 'shared-contract/place/map-point';
import { maxAreaPoints } from 'shared-contract/search/search-fields';
import { roundDegrees } from '../search/url/map-area-params.ts';
import { cornersOf } from './finger-path.ts';

type Touched = { x: number; y: number; point: MapPoint };

/** Calls `onDraw` with the corners of each area that one finger draws on the map. Two fingers move the map. */
export function useFingerPath(map: MapLibre, onDraw: (corners: MapPoint[]) => void): void {
  const draw = useEffectEvent(onDraw);
  useEffect(() => {
    let path: Touched[] = [];
    const add = ({ point: { x, y }, lngLat: { lng, lat } }: MapTouchEvent) =>
      path.push({ x, y, point: { latitude: roundDegrees(lat), longitude: roundDegrees(lng) } });
    const start = (event: MapTouchEvent) => {
      path = [];
      if (event.points.length > 1) return;
      // The map does not move with this finger.
      event.preventDefault();
      add(event);
    };
    const move = (event: MapTouchEvent) => {
      if (event.points.length === 1 && path.length > 0) add(event);
    };
    const end = () => {
      const corners = cornersOf(path, maxAreaPoints).flatMap((index) => path[index]?.point ?? []);
      path = [];
      if (corners.length > 0) draw(corners);
    };
    const cancel = () => {
      path = [];
    };
    map.on('touchstart', start);
    map.on('touchmove', move);
    map.on('touchend', end);
    map.on('touchcancel', cancel);
    return () => {
      map.off('touchstart', start);
      map.off('touchmove', move);
      map.off('touchend', end);
      map.off('touchcancel', cancel);
    };
  }, [map]);
}
