import { lazy, Suspense } from 'react';
import classes from './thread-frame.module.css';
import { ThreadFailure, ThreadSkeleton } from './thread-frame.tsx';
import type { ThreadStepsProps } from './thread-steps.tsx';

/** Loads the steps with the page that shows them; a failed load leaves the rest of the page usable. */
const ThreadSteps = lazy(() =>
  import('./thread-steps.tsx').then(
    (loaded) => ({ default: loaded.ThreadSteps }),
    () => ({ default: ThreadUnavailable }),
  ),
);

const ThreadUnavailable = (_: ThreadStepsProps) => <ThreadFailure onRetry={() => globalThis.location.reload()} />;

type ThreadPanelProps = ThreadStepsProps & {
  /** Accessible name: "Before and after this tenancy". */
  label: string;
};

/**
 * How an object came about, with links to what came before and after, and what comes next. Has the same height while
 * loading, after a failure and with steps, so that the page does not shift.
 */
export function ThreadPanel({ label, ...props }: ThreadPanelProps) {
  return (
    <nav className={classes.frame} aria-label={label}>
      <Suspense fallback={<ThreadSkeleton />}>
        <ThreadSteps {...props} />
      </Suspense>
    </nav>
  );
}
