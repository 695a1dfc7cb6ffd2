import classes from './map-panel.module.css';
import { noWebglMessage } from './no-webgl-message.ts';

/** Explains above the list why there is no map. */
export function MapUnavailable() {
  return (
    <p className={classes.unavailable} role="alert">
      {noWebglMessage} Here’s the list instead.
    </p>
  );
}
