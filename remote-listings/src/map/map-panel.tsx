import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { LoadingState } from 'shared-ui';
import { MapFailure } from './map-failure.tsx';
import classes from './map-panel.module.css';
import type { ResultsMapProps } from './results-map.tsx';
import { supportsMaps } from './supports-maps.ts';

type Loaded =
  | { status: 'loading' }
  | { status: 'ready'; Map: ComponentType<ResultsMapProps> }
  | { status: 'unreachable' };

/**
 * Loads the code of the map, including the library MapLibre, when the map is first shown. The server renders no map.
 */
export function MapPanel(props: ResultsMapProps) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const load = () => {
    setLoaded({ status: 'loading' });
    import('./results-map.tsx').then(
      ({ ResultsMap }) => setLoaded({ status: 'ready', Map: ResultsMap }),
      () => setLoaded({ status: 'unreachable' }),
    );
  };
  const start = useEffectEvent(() => (supportsMaps() ? load() : props.onFail()));
  useEffect(() => start(), []);
  return (
    <section className={classes.panel} aria-label="Map">
      {loaded.status === 'ready' ? (
        <loaded.Map {...props} />
      ) : loaded.status === 'loading' ? (
        <div className={classes.waiting}>
          <LoadingState label="Loading the map" />
        </div>
      ) : (
        <MapFailure onRetry={load} />
      )}
    </section>
  );
}
