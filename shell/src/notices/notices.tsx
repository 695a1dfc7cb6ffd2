import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { NewVersionNotice } from '../updates/new-version-notice.tsx';
import classes from './notices.module.css';

/** Notices at the bottom of the window. Their live regions stay mounted, so that screen readers announce changes. */
export function Notices() {
  return (
    <div className={classes.outlet}>
      <ConnectionNotice />
      <NewVersionNotice />
    </div>
  );
}
