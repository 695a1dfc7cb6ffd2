import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { MapBounds } from 'shared-contract/search/search-fields';
import { suburbsQuery } from '../search/suburb-picker/suburbs-query.ts';
import { boxOfSuburbs, type MapWindow, placeSought, windowOf } from './map-geometry.ts';
import { extentQuery } from './map-queries.ts';
import { cameraKey, lastCamera, rememberCamera, rememberedCamera } from './remembered-camera.ts';
import { edgesOf, sightOf } from './use-map.ts';

const padding = 48;
/** Marks a move that nobody made by hand. */
const fitted = { fitted: true };

/**
 * Where the map looks. Every search starts where it was left, or else where its address says, or where its results are;
 * `onMove` tells of moves by hand only.
 */
export function useCamera(map: MapLibre, search: ListingSearchQuery, onMove: (sight: MapBounds) => void): MapWindow {
  const key = cameraKey(search);
  const [window, setWindow] = useState(() => windowOf(sightOf(map), map.getZoom()));
  const shown = useRef<string>(undefined);
  const sought = placeSought(search);
  const { data: extent } = useQuery({ ...extentQuery(search), enabled: sought === null });
  const { data: suburbs } = useQuery(suburbsQuery(search.suburbs));
  // Nothing found is no reason to look at all of Australia.
  const isNowhere = sought === null && extent === null && (suburbs !== undefined || search.suburbs.length === 0);
  const target = sought ?? extent ?? (isNowhere ? boxOfSuburbs(suburbs ?? [], search.surrounding) : undefined);

  const moved = useEffectEvent((byHand: boolean) => {
    const { lng, lat } = map.getCenter();
    rememberCamera(key, { center: [lng, lat], zoom: map.getZoom() });
    setWindow(windowOf(sightOf(map), map.getZoom()));
    if (byHand) onMove(sightOf(map));
  });
  useEffect(() => {
    const listen = (event: object) => moved(!('fitted' in event));
    map.on('moveend', listen);
    return () => {
      map.off('moveend', listen);
    };
  }, [map]);

  const look = useEffectEvent((box: MapBounds) => {
    const isFirst = shown.current === undefined;
    shown.current = key;
    if (search.bounds) {
      // From then on the search follows the map, not the map the search.
      if (isFirst) map.fitBounds(edgesOf(box), { animate: false }, fitted);
      return;
    }
    const left = isFirst ? rememberedCamera(key) : undefined;
    if (left) map.jumpTo(left, fitted);
    else map.fitBounds(edgesOf(box), { padding, maxZoom: 14, animate: !isFirst }, fitted);
  });
  useEffect(() => {
    if (target && shown.current !== key) look(target);
  }, [key, target]);

  const stay = useEffectEvent(() => {
    const left = shown.current === undefined ? lastCamera() : undefined;
    shown.current = key;
    if (left) map.jumpTo(left, fitted);
  });
  useEffect(() => {
    if (target === null && shown.current !== key) stay();
  }, [key, target]);
  return window;
}
