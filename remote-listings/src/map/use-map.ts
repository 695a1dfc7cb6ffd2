import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { MapBounds } from 'shared-contract/place/map-bounds';
import { syncColourScheme } from './sync-colour-scheme.ts';
import { trackKeyboard } from './track-keyboard.ts';

// The worker of MapLibre is a file of this release, because the Content Security Policy allows workers only from our
// origin.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

type MapOptions = {
  bounds: MapBounds;
  maxZoom: number;
  label: string;
  /** True for a map inside a page: the mouse wheel and one finger then scroll the page instead of moving the map. */
  embedded?: boolean;
};
export type MapState = { status: 'loading' } | { status: 'ready'; map: MapLibre } | MapFailure;
/** `failed`: the browser has no WebGL. `unreachable`: the style of the map could not be loaded. */
type MapFailure = { status: 'failed' | 'unreachable' };

/** Creates a flat map that faces north, with our own style. Later changes of the options have no effect. */
export function useMap(place: RefObject<HTMLElement | null>, start: MapOptions): MapState {
  const [state, setState] = useState<MapState>({ status: 'loading' });
  const [first] = useState(start);
  useEffect(() => {
    if (!place.current) return;
    let map: MapLibre;
    try {
      map = createMap(place.current, first);
    } catch {
      // Creating a map fails when WebGL is missing, disabled, or out of resources.
      setState({ status: 'failed' });
      return;
    }
    const stopTracking = trackKeyboard(place.current);
    let stopFollowing = () => {};
    // The map is ready when its style has loaded. Pins can then be shown, even before the tiles load.
    map.once('style.load', () => {
      stopFollowing = syncColourScheme(map);
      setState({ status: 'ready', map });
    });
    // A tile that fails to load leaves a gap on the map. Only a style that fails to load makes the map unusable.
    map.on('error', () => {
      if (!map.isStyleLoaded())
        setState((before) => (before.status === 'loading' ? { status: 'unreachable' } : before));
    });
    return () => {
      setState({ status: 'loading' });
      stopFollowing();
      stopTracking();
      map.remove();
    };
  }, [place, first]);
  return state;
}

function createMap(container: HTMLElement, { bounds, maxZoom, label, embedded = false }: MapOptions): MapLibre {
  const map = new MapLibre({
    container,
    style: '/map/style.json',
    bounds: toLngLatBounds(bounds),
    fitBoundsOptions: { maxZoom, padding: 24 },
    maxZoom: 17,
    minZoom: 1.5,
    scrollZoom: !embedded,
    dragPan: !(embedded && matchMedia('(pointer: coarse)').matches),
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    // `MapAttribution` shows the attribution as text below the map instead.
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Returns the bounds as MapLibre expects them: west, south, east, north. */
export function toLngLatBounds({ south, west, north, east }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

export function visibleBounds(map: MapLibre): MapBounds {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}
