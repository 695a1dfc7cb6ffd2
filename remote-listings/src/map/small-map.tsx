import type { Map as MapLibre } from 'maplibre-gl';
import { useMemo, useRef, useState } from 'react';
import type { MapPoint } from 'shared-contract/place/map-point';
import classes from './map.module.css';
import { MapAttribution } from './map-attribution.tsx';
import { MapFailure } from './map-failure.tsx';
import { boundsAround, circleAround } from './map-geometry.ts';
import { MapMarker } from './map-marker.tsx';
import { noWebglMessage } from './no-webgl-message.ts';
import { useMap } from './use-map.ts';
import { useShape } from './use-shape.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export type SmallMapProps = MapPoint & { approximate: boolean };

const circleKilometres = 1.2;
const sightDegrees = 0.03;

/** A map of one location. When its style fails to load, the visitor can try again, which creates another map. */
export default function SmallMap(props: SmallMapProps) {
  const [attempt, setAttempt] = useState(1);
  return <LocationMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A marker at the address, or a circle when only the suburb is known. */
function LocationMap({ latitude, longitude, approximate, onRetry }: SmallMapProps & { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const bounds = boundsAround({ latitude, longitude }, sightDegrees);
  const state = useMap(place, { bounds, maxZoom: 15, label: 'Map of the location', embedded: true });
  if (state.status === 'failed') return <p className={classes.failed}>{noWebglMessage}</p>;
  if (state.status === 'unreachable') return <MapFailure onClick={onRetry} />;
  return (
    <div className={classes.inside}>
      <div ref={place} className={classes.canvas} />
      {state.status === 'ready' && (
        <>
          {approximate ? (
            <Circle map={state.map} latitude={latitude} longitude={longitude} />
          ) : (
            <MapMarker map={state.map} latitude={latitude} longitude={longitude}>
              <span className={classes.spot} />
            </MapMarker>
          )}
          <ZoomButtons map={state.map} />
          <MapAttribution map={state.map} />
        </>
      )}
    </div>
  );
}

function Circle({ map, latitude, longitude }: MapPoint & { map: MapLibre }) {
  const circle = useMemo(() => circleAround({ latitude, longitude }, circleKilometres), [latitude, longitude]);
  useShape(map, 'about', circle, true);
  return null;
}
