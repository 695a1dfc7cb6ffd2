import { Button } from '@mantine/core';
import classes from './map-panel.module.css';

/** Replaces a map whose code or style could not be loaded. */
export const MapFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className={classes.failed} role="alert">
    <p>We couldn’t load the map. Check your connection.</p>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
