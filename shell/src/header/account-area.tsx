import { Button } from '@mantine/core';
import { signIn, signUp, useSession } from 'shared-auth';
import classes from './account-area.module.css';
import { AccountMenu } from './account-menu.tsx';

/** Sign in and sign up for visitors, the account menu for everybody else; its room is kept until that is known. */
export function AccountArea() {
  const session = useSession();
  return (
    <div className={classes.area}>
      {session.status === 'signedIn' && <AccountMenu user={session.appUser} />}
      {(session.status === 'signedOut' || session.status === 'ended') && (
        <>
          <Button variant="subtle" size="sm" onClick={() => signIn()}>
            Sign in
          </Button>
          <Button size="sm" className={classes.signUp} onClick={() => signUp()}>
            Sign up
          </Button>
        </>
      )}
    </div>
  );
}
