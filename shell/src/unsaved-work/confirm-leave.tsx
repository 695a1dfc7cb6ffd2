import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isBusy, unsavedWork } from 'shared-platform/host';
import { QuestionDialog } from '../dialog/question-dialog.tsx';
import { isUnloadAllowed } from './allow-unload.ts';

/** Asks before the user leaves unsaved work: with a dialog inside the site, with the browser's question otherwise. */
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
  const stay = () => blocker.reset();
  const choices = (
    <>
      <Button onClick={stay}>Stay here</Button>
      <Button variant="default" onClick={() => blocker.proceed()}>
        Leave without saving
      </Button>
    </>
  );
  return (
    <QuestionDialog title="Leave without saving?" choices={choices} onCancel={stay}>
      <p>You’ll lose these changes:</p>
      <ul>
        {unsavedWork().map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
    </QuestionDialog>
  );
}
