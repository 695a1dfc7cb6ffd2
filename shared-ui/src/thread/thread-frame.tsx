import type { ReactNode } from 'react';
import classes from './thread-frame.module.css';

type ThreadFrameProps = { label: string; children: ReactNode };

/** Has the same height while loading, after a failure and with steps, so that the page does not shift. */
export function ThreadFrame({ label, children }: ThreadFrameProps) {
  return (
    <nav className={classes.frame} aria-label={label}>
      {children}
    </nav>
  );
}

export function ThreadSkeleton({ label }: { label: string }) {
  return (
    <ThreadFrame label={label}>
      <div className={classes.line} data-loading="" aria-hidden="true" />
      <div className={classes.line} data-width="half" aria-hidden="true" />
      <span className={classes.srOnly} role="status">
        Loading the steps
      </span>
    </ThreadFrame>
  );
}

export function ThreadFailure({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <ThreadFrame label={label}>
      <p className={classes.failure} role="status">
        We couldn’t load the steps before and after this.{' '}
        <button type="button" className={classes.retry} onClick={onRetry}>
          Try again
        </button>
      </p>
    </ThreadFrame>
  );
}
