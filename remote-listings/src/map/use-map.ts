import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { MapBounds } from 'shared-contract/search/search-fields';
import { syncColourScheme } from './sync-colour-scheme.ts';

// A file of our own release: the browser's policy lets no other worker in.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

type MapOptions = {
  bounds: MapBounds;
  maxZoom: number;
  label: string;
  /** In the flow of a page: the wheel and one finger scroll the page, not the map. */
  embedded?: boolean;
};
export type MapState = { status: 'loading' } | { status: 'ready'; map: MapLibre } | { status: 'failed' };

/** A map in an element, flat and facing north, drawn with the site's own style. Where it starts is read once. */
export function useMap(place: RefObject<HTMLElement | null>, start: MapOptions): MapState {
  const [state, setState] = useState<MapState>({ status: 'loading' });
  const [first] = useState(start);
  useEffect(() => {
    if (!place.current) return;
    let map: MapLibre;
    try {
      map = createMap(place.current, first);
    } catch {
      // No WebGL: an old machine, a locked-down browser, a lost graphics card.
      setState({ status: 'failed' });
      return;
    }
    let stopFollowing = () => {};
    // Not once all is drawn: pins need not wait for the picture.
    map.once('style.load', () => {
      stopFollowing = syncColourScheme(map);
      setState({ status: 'ready', map });
    });
    // A tile that does not come leaves a hole; only a style that does not come leaves nothing.
    map.on('error', () => {
      if (!map.isStyleLoaded()) setState((before) => (before.status === 'loading' ? { status: 'failed' } : before));
    });
    return () => {
      setState({ status: 'loading' });
      stopFollowing();
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
    // Written by us, below the map, as text.
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** As MapLibre writes them. */
export function toLngLatBounds({ south, west, north, east }: MapBounds): [number, number, number, number] {
  return [west, south, east, north];
}

export function visibleBounds(map: MapLibre): MapBounds {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}
