import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isBusy, unsavedWork } from 'shared-platform/host';
import { ConfirmDialog } from 'shared-ui';
import { isUnloadAllowed } from './allow-unload.ts';

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
  return blocker.state === 'blocked' ? <LeaveDialog blocker={blocker} /> : null;
}

function LeaveDialog({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      isDestructive
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>You’ll lose these changes:</p>
      <ul>
        {unsavedWork().map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
