import { signIn, useSession } from 'shared-auth';
import classes from './guest-notice.module.css';

/** Says that a guest's saved items stay on this device, and links to signing in. Shows nothing to signed-in users. */
export function GuestNotice({ isUsed }: { isUsed: boolean }) {
  if (useSession().status !== 'signedOut' || !isUsed) return null;
  return (
    <p className={classes.notice}>
      Saved on this device only.
      <button type="button" className={classes.link} onClick={() => signIn()}>
        Sign in to see them on all your devices
      </button>
    </p>
  );
}
