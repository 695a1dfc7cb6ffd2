import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { LoadingState } from 'shared-ui';
import { suburbsBySlugQuery } from '../search/suburb-picker/suburbs-query.ts';
import type { Search } from '../search/url/search-url.ts';
import classes from './map.module.css';
import { MapFailure } from './map-failure.tsx';
import { australia, boundsOfPlaces, searchedBounds } from './map-geometry.ts';
import { mapUnavailable } from './map-unavailable.tsx';
import { SearchMapLayers } from './search-map-layers.tsx';
import { useMap } from './use-map.ts';

export type ResultsMapProps = {
  search: Search;
  /** The listings on this page of the list. Pointing at one highlights its pin. */
  listings: readonly FoundListing[];
  highlighted: string | null;
  onHighlight: (listingId: string | null) => void;
  onChange: (change: Partial<Search>, how?: { replace: boolean }) => void;
  /** Called when the map cannot be created, for example because the browser has no WebGL. `notice` says why. */
  onFail: (notice: ReactNode) => void;
};

/**
 * Shows the search results on a map. Importing this file also loads the library MapLibre. When the style of the map
 * fails to load, the visitor can try again, which creates another map.
 */
export default function ResultsMap(props: ResultsMapProps) {
  const [attempt, setAttempt] = useState(1);
  return <SearchMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function SearchMap({ onRetry, ...props }: ResultsMapProps & { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { suburbs, surrounding } = props.search;
  const { data: named = [] } = useQuery(suburbsBySlugQuery(suburbs));
  const bounds = searchedBounds(props.search) ?? boundsOfPlaces(named, surrounding) ?? australia;
  const state = useMap(place, { bounds, maxZoom: 17, label: 'Map of the results' });
  const fail = useEffectEvent(props.onFail);
  const failed = state.status === 'failed';
  useEffect(() => {
    if (failed) fail(mapUnavailable);
  }, [failed]);
  return (
    <>
      <div ref={place} className={classes.canvas} />
      {state.status === 'ready' && <SearchMapLayers {...props} map={state.map} />}
      {state.status === 'unreachable' && (
        <div className={classes.waiting}>
          <MapFailure onClick={onRetry} />
        </div>
      )}
      {state.status === 'loading' && (
        <div className={classes.waiting}>
          <LoadingState label="Loading the map" />
        </div>
      )}
    </>
  );
}
