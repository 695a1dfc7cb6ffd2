import { lazy, Suspense } from 'react';
import { ThreadFailure, ThreadSkeleton } from './thread-frame.tsx';
import type { ThreadStepsProps } from './thread-steps.tsx';

/** Loads the steps with the page that shows them; a failed load leaves the rest of the page usable. */
const ThreadSteps = lazy(() =>
  import('./thread-steps.tsx').then(
    (loaded) => ({ default: loaded.ThreadSteps }),
    () => ({ default: ThreadUnavailable }),
  ),
);

const ThreadUnavailable = ({ label }: ThreadStepsProps) => (
  <ThreadFailure label={label} onRetry={() => globalThis.location.reload()} />
);

/** How an object came about, with links to what came before and after, and what comes next. */
export function ThreadPanel(props: ThreadStepsProps) {
  return (
    <Suspense fallback={<ThreadSkeleton label={props.label} />}>
      <ThreadSteps {...props} />
    </Suspense>
  );
}
