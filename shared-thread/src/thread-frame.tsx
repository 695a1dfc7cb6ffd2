import { VisuallyHidden } from '@mantine/core';
import classes from './thread-frame.module.css';

export function ThreadSkeleton() {
  return (
    <>
      <div className={classes.line} data-loading="" aria-hidden="true" />
      <div className={classes.line} data-width="half" aria-hidden="true" />
      <VisuallyHidden role="status">Loading the steps</VisuallyHidden>
    </>
  );
}

export function ThreadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.failure} role="status">
      We couldn’t load the steps before and after this.{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
