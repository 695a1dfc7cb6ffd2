import classes from './map-panel.module.css';
import { noWebglMessage } from './supports-maps.ts';

/** Explains above the list why there is no map. */
export const MapUnavailable = () => (
  <p className={classes.unavailable} role="alert">
    {noWebglMessage} Here’s the list instead.
  </p>
);
