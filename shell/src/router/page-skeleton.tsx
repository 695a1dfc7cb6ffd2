import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LoadingState } from 'shared-ui';
import classes from './page-skeleton.module.css';

/** A page says after 8 s at the latest that something is wrong (b.49). */
const timeoutMs = 8000;

/** The fallback of a page on the first visit and while its data loads. */
export function PageSkeleton() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), timeoutMs);
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
