import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { isBusy } from 'shared-platform/host';
import { isUnloadAllowed } from './allow-unload.ts';
import type { LeaveDialog } from './leave-dialog.tsx';
import { workLostBy } from './work-lost-by.ts';

/**
 * Asks the user before a page with unsaved work is left. For a link to another page of this site it shows a dialog.
 * When the user closes or reloads the tab, or goes to another site, the browser asks its own question.
 */
export function ConfirmLeave() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => workLostBy(currentLocation.pathname, nextLocation.pathname).length > 0,
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isBusy() && !isUnloadAllowed()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  // Loads the dialog's code only when it is needed, because it would slow down first visits.
  const [Dialog, setDialog] = useState<typeof LeaveDialog>();
  useEffect(() => {
    if (blocker.state !== 'blocked' || Dialog) return;
    let isCurrent = true;
    const askWithBrowser = () =>
      confirm('Leave without saving? You’ll lose your changes.') ? blocker.proceed() : blocker.reset();
    import('../dialogs/rare-dialogs.ts').then(
      (module) => setDialog(() => module.LeaveDialog),
      // The dialog's code could not be loaded, for example offline. The browser's own question needs no code.
      () => isCurrent && askWithBrowser(),
    );
    return () => {
      isCurrent = false;
    };
  }, [blocker, Dialog]);
  return blocker.state === 'blocked' && Dialog ? <Dialog blocker={blocker} /> : null;
}
