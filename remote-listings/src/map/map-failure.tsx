import { Button } from '@mantine/core';
import classes from './map-panel.module.css';

/** Replaces a map whose code or style could not be loaded. */
export const MapFailure = ({ onClick }: { onClick: () => void }) => (
  <div className={classes.failed} role="alert">
    <p>We couldn’t load the map. Check your connection and try again.</p>
    <Button variant="default" onClick={onClick}>
      Try again
    </Button>
  </div>
);
