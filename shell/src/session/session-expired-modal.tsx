import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { useSite } from '../site.ts';
import { letGo } from '../unsaved-work/let-go.ts';
import { redirectDelaySeconds, startCountdown } from './countdown.ts';
import { modalShown } from './end-without-modal.ts';
import classes from './session-expired-modal.module.css';

/** SPEC §2, word for word. Shown when the session ended without the user's wish. */
export function SessionExpiredModal() {
  const session = useSession();
  return session.status === 'ended' ? <Modal reason={session.reason || 'Session timeout'} /> : null;
}

function Modal({ reason }: { reason: string }) {
  const { leaveFor } = useSite();
  const [secondsLeft, setSecondsLeft] = useState(redirectDelaySeconds);
  const dialog = useModalDialog();
  const login = useRef(() => {
    const { pathname, search } = globalThis.location;
    // The drafts were kept before the modal opened.
    letGo();
    leaveFor(addresses.loginAgain(pathname + search));
  });
  useEffect(modalShown, []);
  useEffect(() => startCountdown(setSecondsLeft, login.current), []);
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      role="alertdialog"
      aria-labelledby="session-expired"
      aria-describedby="session-expired-text"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.card}>
        <h2 id="session-expired" className={classes.title}>
          Session Expired
        </h2>
        <p id="session-expired-text">
          Your session has expired or is no longer valid. You will be redirected to the login page in {secondsLeft}{' '}
          seconds.
        </p>
        <p className={classes.reason}>Reason: {reason}</p>
        <Button onClick={login.current}>Login Now</Button>
      </div>
    </dialog>
  );
}
