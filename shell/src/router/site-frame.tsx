import { Outlet, ScrollRestoration } from 'react-router';
import { SessionExpiredModal } from '../session/session-expired-modal.tsx';
import { ToastOutlet } from '../toasts/toast-outlet.tsx';
import { LeaveQuestion } from '../unsaved-work/leave-question.tsx';
import { Arrival } from './arrival.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import classes from './site-frame.module.css';

/** What stands around every page of every layout. */
export function SiteFrame() {
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <NavigationProgress />
      <Outlet />
      <Arrival />
      <ScrollRestoration />
      <ToastOutlet />
      <LeaveQuestion />
      <SessionExpiredModal />
    </>
  );
}
