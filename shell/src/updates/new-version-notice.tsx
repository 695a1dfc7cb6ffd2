import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import notices from '../notices/notices.module.css';
import { useSite } from '../site.ts';

/** Offers a new build where it cannot come by itself, because a reload could cost what somebody is doing. */
export function NewVersionNotice() {
  const { fullLoad, reload } = useSite();
  const offered = useSyncExternalStore(fullLoad.onChange, fullLoad.isHeldBack, () => false);
  return (
    <div role="status">
      {offered && (
        <section className={notices.notice} aria-label="New version">
          <p className={notices.text}>A new version is ready. Reload when it suits you.</p>
          <div className={notices.choices}>
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
