import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LoadingState } from 'shared-ui';
import classes from './page-skeleton.module.css';

/** RELIABILITY (b): whatever is wrong is named after 8 s at the latest. */
const patienceMs = 8000;

/** Stands where a page will be, for the first visit and for data that takes long. */
export function PageSkeleton() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.skeleton}>
      <LoadingState label={slow ? 'This is taking longer than usual. We’ll keep trying.' : 'Loading this page'} />
      {slow && (
        <Button variant="default" onClick={() => globalThis.location.reload()}>
          Try again
        </Button>
      )}
    </div>
  );
}
