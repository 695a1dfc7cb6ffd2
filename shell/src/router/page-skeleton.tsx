import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LoadingState } from 'shared-ui';
import { pageDeadlineMs } from '../remotes/page-deadline.ts';
import classes from './page-skeleton.module.css';

/**
 * The fallback of a page on the first visit and while its data loads. Says that the page is slow when the deadline
 * passes before the shell knows the session, because only then can it load the page (b.49).
 */
export function PageSkeleton() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), pageDeadlineMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.skeleton}>
      <LoadingState label={isSlow ? 'This is taking longer than usual. We’ll keep trying.' : 'Loading this page'} />
      {isSlow && (
        <Button variant="default" onClick={() => globalThis.location.reload()}>
          Try again
        </Button>
      )}
    </div>
  );
}
