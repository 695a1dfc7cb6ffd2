import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isBusy, unsavedWork } from 'shared-platform/host';
import { QuestionDialog } from '../dialog/question-dialog.tsx';
import { isGoing } from './let-go.ts';

/** Asks before unsaved work is left: here for a navigation inside the site, the browser for everything else. */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedWork().length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isBusy() && !isGoing()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return blocker.state === 'blocked' ? <Question blocker={blocker} /> : null;
}

function Question({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
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
      <p>These changes would be lost:</p>
      <ul>
        {unsavedWork().map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
    </QuestionDialog>
  );
}
