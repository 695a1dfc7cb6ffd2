import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { signIn, signUp, useSession } from 'shared-auth';
import classes from './account-area.module.css';
import { AccountMenu } from './signed-in-parts.tsx';

/** How long the header waits for the session before it shows a link to sign in. */
export const sessionTimeoutMs = 4000;

/**
 * Shows visitors the links to sign in and sign up, and users the account menu. While the session loads, the area is
 * empty but has its final size. After 4 s without a session, it shows a message and the link to sign in.
 */
export function AccountArea() {
  const session = useSession();
  const isOverdue = useIsOverdue(session.status === 'notReady');
  return (
    <div className={classes.area}>
      {session.status === 'signedIn' && (
        <Suspense>
          <AccountMenu user={session.appUser} />
        </Suspense>
      )}
      {isOverdue && (
        <p className={classes.note} role="status">
          We can’t check your account right now.
        </p>
      )}
      {(session.status === 'signedOut' || session.status === 'ended' || isOverdue) && (
        <>
          <Button variant="subtle" size="sm" onClick={() => signIn()}>
            Sign in
          </Button>
          {!isOverdue && (
            <Button size="sm" className={classes.signUp} onClick={() => signUp()}>
              Sign up
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Returns true when `isLoading` has been true for longer than {@link sessionTimeoutMs}. */
function useIsOverdue(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), sessionTimeoutMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate;
}
