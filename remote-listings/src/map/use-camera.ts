import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapBounds } from 'shared-contract/place/map-bounds';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { suburbsBySlugQuery } from '../search/suburb-picker/suburbs-query.ts';
import { paddingForPins, paddingForSheet, uncoveredBounds } from './covered-edges.ts';
import { boundsOfPlaces, type MapWindow, mapWindowFor, searchedBounds } from './map-geometry.ts';
import { extentQuery } from './map-queries.ts';
import { cameraKey, lastCamera, rememberCamera, rememberedCamera } from './remembered-camera.ts';
import { toLngLatBounds, visibleBounds } from './use-map.ts';

/** Marks moves of the map that this code starts, so that `onMove` reports only moves by the user. */
const fitted = { fitted: true };

/**
 * Moves the map when the search changes: to the map area in the URL; else, when the map opens, to its last position for
 * this search; else to the drawn area, to all results, or to the searched suburbs. They fit into the part of the map
 * that nothing covers. `onMove` is called with that part after the user has moved the map.
 * @returns the window of the map for which to load pins
 */
export function useCamera(map: MapLibre, search: ListingSearchQuery, onMove: (visible: MapBounds) => void): MapWindow {
  const key = cameraKey(search);
  const [mapWindow, setMapWindow] = useState(() => mapWindowFor(visibleBounds(map), map.getZoom()));
  const shown = useRef<string>(undefined);
  const searchedArea = searchedBounds(search);
  const { data: extent } = useQuery({ ...extentQuery(search), enabled: searchedArea === null });
  const { data: suburbs } = useQuery(suburbsBySlugQuery(search.suburbs));
  // When a search has no results, the map shows the searched suburbs instead of all of Australia.
  const isNowhere = searchedArea === null && extent === null && (suburbs !== undefined || search.suburbs.length === 0);
  const target = searchedArea ?? extent ?? (isNowhere ? boundsOfPlaces(suburbs ?? [], search.surrounding) : undefined);

  const moved = useEffectEvent((byHand: boolean) => {
    const { lng, lat } = map.getCenter();
    rememberCamera(key, { center: [lng, lat], zoom: map.getZoom() });
    setMapWindow(mapWindowFor(visibleBounds(map), map.getZoom()));
    if (byHand) onMove(uncoveredBounds(map));
  });
  useEffect(() => {
    // A map of another size has moved too, but not because the user wants to see another area.
    let resized = false;
    const onResize = () => {
      resized = !map.isMoving();
    };
    const onMoveEnd = (event: object) => {
      moved(!('fitted' in event) && !resized);
      resized = false;
    };
    map.on('resize', onResize);
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('resize', onResize);
      map.off('moveend', onMoveEnd);
    };
  }, [map]);

  const moveTo = useEffectEvent((box: MapBounds) => {
    const isFirst = shown.current === undefined;
    shown.current = key;
    if (search.bounds) {
      // The URL contains the area because the user has moved the map there. The map must not move again.
      if (isFirst) map.fitBounds(toLngLatBounds(box), { padding: paddingForSheet(map), animate: false }, fitted);
      return;
    }
    const previous = isFirst ? rememberedCamera(key) : undefined;
    if (previous) map.jumpTo(previous, fitted);
    else map.fitBounds(toLngLatBounds(box), { padding: paddingForPins(map), maxZoom: 14, animate: !isFirst }, fitted);
  });
  useEffect(() => {
    if (target && shown.current !== key) moveTo(target);
  }, [key, target]);

  const restoreCamera = useEffectEvent(() => {
    const previous = shown.current === undefined ? lastCamera() : undefined;
    shown.current = key;
    if (previous) map.jumpTo(previous, fitted);
  });
  useEffect(() => {
    if (target === null && shown.current !== key) restoreCamera();
  }, [key, target]);
  return mapWindow;
}
