import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import notices from '../notices/notices.module.css';
import { useSite } from '../site.ts';

/** A notice with a button that loads the new build. It is shown when unsaved work prevents an automatic reload. */
export function NewVersionNotice() {
  const { fullLoad, reload } = useSite();
  const isOffered = useSyncExternalStore(fullLoad.onChange, fullLoad.isOffered, () => false);
  return (
    <div role="status">
      {isOffered && (
        <section className={notices.notice} aria-label="New version">
          <p className={notices.text}>A new version is ready. Reload when it suits you.</p>
          <div className={notices.choices}>
            <Button size="sm" onClick={reload}>
              Reload now
            </Button>
            <Button size="sm" variant="subtle" onClick={fullLoad.dismiss}>
              Later
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
