import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isBusy, unsavedWork } from 'shared-platform/host';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import classes from './leave-question.module.css';
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
  const dialog = useModalDialog();
  const stay = () => blocker.reset();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="leave-question"
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id="leave-question" className={classes.title}>
        Leave without saving?
      </h2>
      <p>These changes would be lost:</p>
      <ul>
        {unsavedWork().map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
      <div className={classes.choices}>
        <Button onClick={stay}>Stay here</Button>
        <Button variant="default" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
      </div>
    </dialog>
  );
}
