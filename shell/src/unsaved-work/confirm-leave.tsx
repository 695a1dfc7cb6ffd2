import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { isBusy, unsavedWork } from 'shared-platform/host';
import { isUnloadAllowed } from './allow-unload.ts';
import type { LeaveDialog } from './leave-dialog.tsx';

/**
 * Asks before the user leaves a page with unsaved work: with a dialog for a link of this site, with the browser's own
 * question otherwise.
 */
export function ConfirmLeave() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedWork().length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isBusy() && !isUnloadAllowed()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  // No part of a first visit needs the dialog.
  const [Dialog, setDialog] = useState<typeof LeaveDialog>();
  useEffect(() => {
    if (blocker.state !== 'blocked' || Dialog) return;
    let isCurrent = true;
    const askWithBrowser = () =>
      confirm('Leave without saving? You’ll lose your changes.') ? blocker.proceed() : blocker.reset();
    import('./leave-dialog.tsx').then(
      (module) => setDialog(() => module.LeaveDialog),
      // Offline: the browser's own question needs no file.
      () => isCurrent && askWithBrowser(),
    );
    return () => {
      isCurrent = false;
    };
  }, [blocker, Dialog]);
  return blocker.state === 'blocked' && Dialog ? <Dialog blocker={blocker} /> : null;
}
