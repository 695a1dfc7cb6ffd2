import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useSite } from '../site.ts';
import classes from './new-version-notice.module.css';

/** Offers a new build where it cannot come by itself, because a reload could cost what somebody is doing. */
export function NewVersionNotice() {
  const { fullLoad, reload } = useSite();
  const offered = useSyncExternalStore(fullLoad.onChange, fullLoad.isHeldBack);
  return (
    <div role="status" className={classes.outlet}>
      {offered && (
        <section className={classes.notice} aria-label="New version">
          <p className={classes.text}>A new version is ready. Finish what you are doing first, if you like.</p>
          <div className={classes.choices}>
            <Button size="sm" onClick={reload}>
              Reload now
            </Button>
            <Button size="sm" variant="subtle" onClick={fullLoad.later}>
              Later
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
