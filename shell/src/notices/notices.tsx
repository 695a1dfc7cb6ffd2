import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { NewVersionNotice } from '../updates/new-version-notice.tsx';
import classes from './notices.module.css';

/** Quiet lines at the foot of the window. Their regions are always there, so that a screen reader hears what is put into them. */
export function Notices() {
  return (
    <div className={classes.outlet}>
      <ConnectionNotice />
      <NewVersionNotice />
    </div>
  );
}
