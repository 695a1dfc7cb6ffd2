import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { useModalDialog } from 'shared-ui';
import { useSite } from '../site.ts';
import { allowUnload } from '../unsaved-work/allow-unload.ts';
import { redirectDelaySeconds, startCountdown } from './countdown.ts';
import { markModalShown } from './redirect-without-modal.ts';
import classes from './session-expired-modal.module.css';
import { recordSignInRedirect } from './sign-in-redirects.ts';

const SignInProblem = lazy(async () => ({ default: (await import('../pages/rare-pages.ts')).SignInProblem }));

/** Counts down to the login page. Its texts are from SPEC §2. */
export function SessionExpiredDialog({ reason }: { reason: string }) {
  const { leaveFor } = useSite();
  const [secondsLeft, setSecondsLeft] = useState(redirectDelaySeconds);
  const [isSignInLoop, setIsSignInLoop] = useState(false);
  const dialog = useModalDialog();
  const login = useRef(() => {
    const { pathname, search } = globalThis.location;
    // Stops the browser from asking about unsaved work. The drafts were stored before the modal opened.
    allowUnload();
    leaveFor(addresses.loginAgain(pathname + search));
  });
  useEffect(markModalShown, []);
  useEffect(() => {
    const redirect = () => (recordSignInRedirect() ? login.current() : setIsSignInLoop(true));
    return startCountdown(setSecondsLeft, redirect);
  }, []);
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
        {isSignInLoop ? (
          <Suspense>
            <SignInProblem onRetry={login.current} />
          </Suspense>
        ) : (
          <>
            <p id="session-expired-text">
              Your session has expired or is no longer valid. You will be redirected to the login page in {secondsLeft}{' '}
              {secondsLeft === 1 ? 'second' : 'seconds'}.
            </p>
            <p className={classes.reason}>Reason: {reason}</p>
            <Button onClick={login.current}>Login Now</Button>
          </>
        )}
      </div>
    </dialog>
  );
}
