import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { NewVersionNotice } from '../updates/new-version-notice.tsx';
import classes from './notices.module.css';

/**
 * The notices at the bottom of the window. Their live regions are always mounted: screen readers announce only changes
 * inside an existing region.
 */
export function Notices() {
  return (
    <div className={classes.outlet}>
      <ConnectionNotice />
      <NewVersionNotice />
    </div>
  );
}
