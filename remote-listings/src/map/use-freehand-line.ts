import type { Map as MapLibre, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapPoint } from 'shared-contract/place/map-point';
import { maxAreaPoints } from 'shared-contract/search/search-fields';
import { roundDegrees } from '../search/url/map-area-params.ts';
import { cornersOf, isTap, type Pixel } from './freehand-line.ts';

type Handlers = {
  /** Gets the corners of each area drawn around. */
  onArea: (corners: MapPoint[]) => void;
  /** Is called after a line without an area. */
  onStraightLine: () => void;
  /** Gets the position of each click or tap: the map's own clicks would include the end of a drawn line. */
  onTap: (pixel: Pixel) => void;
};

/**
 * Lets one finger, or the mouse with its left button, draw lines on the map. Two fingers still move the map, and the
 * mouse with Shift still zooms to a box.
 * @returns the line while it is drawn, else null
 */
export function useFreehandLine(map: MapLibre, handlers: Handlers): MapPoint[] | null {
  const [line, setLine] = useState<MapPoint[] | null>(null);
  const area = useEffectEvent(handlers.onArea);
  const straightLine = useEffectEvent(handlers.onStraightLine);
  const tap = useEffectEvent(handlers.onTap);
  useEffect(() => {
    let path: (Pixel & { point: MapPoint })[] = [];
    const add = ({ x, y }: Pixel) => {
      const { lat, lng } = map.unproject([x, y]);
      path.push({ x, y, point: { latitude: roundDegrees(lat), longitude: roundDegrees(lng) } });
      if (!isTap(path)) setLine(path.map(({ point }) => point));
    };
    const cancel = () => {
      path = [];
      setLine(null);
    };
    /** Ends the line. A tap of a finger is left to the mouse events that the browser fires after it. */
    const end = (isMouse: boolean) => {
      const ended = path;
      const [first] = ended;
      cancel();
      if (!first) return;
      if (isTap(ended)) {
        if (isMouse) tap(first);
        return;
      }
      const corners = cornersOf(ended, maxAreaPoints).flatMap((index) => ended[index]?.point ?? []);
      if (corners.length > 0) area(corners);
      else straightLine();
    };
    const touchStart = (event: MapTouchEvent) => {
      cancel();
      if (event.points.length > 1) return;
      // The map does not move with this finger.
      event.preventDefault();
      add(event.point);
    };
    const touchMove = (event: MapTouchEvent) => {
      if (event.points.length === 1 && path.length > 0) add(event.point);
    };
    const touchEnd = () => end(false);
    const mouseDown = (event: MapMouseEvent) => {
      const { button, shiftKey } = event.originalEvent;
      if (button !== 0 || shiftKey) return;
      event.preventDefault();
      cancel();
      add(event.point);
    };
    // The window also receives the mouse events over the hint and outside of the map.
    const mouseMove = ({ clientX, clientY, buttons }: MouseEvent) => {
      if (path.length === 0) return;
      // The page received no event when the button was released, such as over a dialog of the browser.
      if (buttons === 0) return end(true);
      const { left, top } = map.getCanvasContainer().getBoundingClientRect();
      add({ x: clientX - left, y: clientY - top });
    };
    const mouseUp = ({ button }: MouseEvent) => {
      if (button === 0) end(true);
    };
    map.on('touchstart', touchStart);
    map.on('touchmove', touchMove);
    map.on('touchend', touchEnd);
    map.on('touchcancel', cancel);
    map.on('mousedown', mouseDown);
    window.addEventListener('mousemove', mouseMove);
    window.addEventListener('mouseup', mouseUp);
    return () => {
      map.off('touchstart', touchStart);
      map.off('touchmove', touchMove);
      map.off('touchend', touchEnd);
      map.off('touchcancel', cancel);
      map.off('mousedown', mouseDown);
      window.removeEventListener('mousemove', mouseMove);
      window.removeEventListener('mouseup', mouseUp);
    };
  }, [map]);
  return line;
}
