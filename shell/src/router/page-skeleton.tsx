import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LoadingState } from 'shared-ui';
import { pageDeadlineMs } from '../remotes/page-deadline.ts';
import classes from './page-skeleton.module.css';

/**
 * The fallback while the session, the code or the data of a page loads. After 8 s it says that the page is slow. This
 * text is mainly for a slow session, because slow code and data have their own notice in `RemoteSlot` (b.49).
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
