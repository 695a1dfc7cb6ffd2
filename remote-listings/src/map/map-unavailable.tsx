import { useEffect, useEffectEvent } from 'react';
import classes from './map-panel.module.css';
import { noWebglMessage } from './no-webgl-message.ts';
import type { ResultsMapProps } from './results-map.tsx';

/** Explains above the list why there is no map. */
export const mapUnavailable = (
  <p className={classes.unavailable} role="alert">
    {noWebglMessage} Here’s the list instead.
  </p>
);

/** Takes the place of the map in a browser without WebGL, and asks the page for the list instead. */
export default function MapUnavailable(props: ResultsMapProps) {
  const fail = useEffectEvent(props.onFail);
  useEffect(() => fail(mapUnavailable), []);
  return null;
}
