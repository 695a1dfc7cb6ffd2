import { type ComponentType, useEffect, useState } from 'react';
import { LoadingState } from 'shared-ui';
import { MapFailure } from './map-failure.tsx';
import classes from './map-panel.module.css';
import type { ResultsMapProps } from './results-map.tsx';
import { supportsMaps } from './supports-maps.ts';

/** Null while the code of the map loads, and false when it could not be loaded. */
type LoadedMap = ComponentType<ResultsMapProps> | null | false;

function load(show: (loaded: () => LoadedMap) => void) {
  show(() => null);
  (supportsMaps() ? import('./results-map.tsx') : import('./map-unavailable.tsx')).then(
    (code) => show(() => code.default),
    () => show(() => false),
  );
}

/**
 * Loads the code of the map, including the library MapLibre, when the map is first shown, or the code that replaces it
 * in a browser without WebGL. The server renders no map.
 */
export function MapPanel(props: ResultsMapProps) {
  const [LoadedMap, show] = useState<LoadedMap>(null);
  useEffect(() => load(show), []);
  return (
    <section className={classes.panel} aria-label="Map">
      {LoadedMap ? (
        <LoadedMap {...props} />
      ) : LoadedMap === null ? (
        <div className={classes.waiting}>
          <LoadingState label="Loading the map" />
        </div>
      ) : (
        <MapFailure onClick={() => load(show)} />
      )}
    </section>
  );
}
