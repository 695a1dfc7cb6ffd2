import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { signIn, signUp, useSession } from 'shared-auth';
import classes from './account-area.module.css';
import { AccountMenu } from './account-menu.tsx';

/** How long the room stays empty while nobody answers who is there. */
export const answerPatienceMs = 4000;

/**
 * Sign in and sign up for visitors, the account menu for everybody else; its room is kept until that is known. Where that
 * cannot be learnt, it says so and offers the way in: the header is never left empty.
 */
export function AccountArea() {
  const session = useSession();
  const unanswered = useUnanswered(session.status === 'notReady');
  return (
    <div className={classes.area}>
      {session.status === 'signedIn' && <AccountMenu user={session.appUser} />}
      {unanswered && (
        <p className={classes.note} role="status">
          We can’t check your account right now.
        </p>
      )}
      {(session.status === 'signedOut' || session.status === 'ended' || unanswered) && (
        <>
          <Button variant="subtle" size="sm" onClick={() => signIn()}>
            Sign in
          </Button>
          {!unanswered && (
            <Button size="sm" className={classes.signUp} onClick={() => signUp()}>
              Sign up
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** True once the question has stood for too long. */
function useUnanswered(asking: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => setLate(true), answerPatienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [asking]);
  return asking && late;
}
