import { type ComponentProps, lazy, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { Notices } from '../notices/notices.tsx';
import { SessionExpiredModal } from '../session/session-expired-modal.tsx';
import { useSessionNotice } from '../session/session-notices.ts';
import { SignedOutPage } from '../session/signed-out-page.tsx';
import { ToastOutlet } from '../toasts/toast-outlet.tsx';
import { ConfirmLeave } from '../unsaved-work/confirm-leave.tsx';
import { NavigationFocus } from './navigation-focus.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { pageHandleOf } from './page-handle.ts';
import { ScrollPosition } from './scroll-position.tsx';
import classes from './site-frame.module.css';

const SignInProblemPage = lazy(async () => ({
  default: (await import('../pages/rare-pages.ts')).SignInProblemPage,
}));
const SignOutProblemPage = lazy(async () => ({
  default: (await import('../pages/rare-pages.ts')).SignOutProblemPage,
}));

/**
 * Renders what every page has besides its layout: skip link, progress line, scroll restoration, toasts, notices and
 * dialogs. Replaces a protected page after a sign-out in another tab or without a network, and when the browser does
 * not store the sign-in. Replaces any page when the browser cannot finish a sign-out.
 */
export function SiteFrame({ routerState }: ComponentProps<typeof ScrollPosition>) {
  const signedOut = useSessionNotice('signedOutElsewhere');
  const signInProblem = useSessionNotice('signInNotPersisting');
  const signOutProblem = useSessionNotice('signOutUnfinished');
  const page = pageHandleOf(useMatches());
  if (signOutProblem || ((signedOut || signInProblem) && page?.access === 'protected')) {
    return (
      <AuthLayout>
        <Suspense>
          {signOutProblem ? <SignOutProblemPage /> : signedOut ? <SignedOutPage /> : <SignInProblemPage />}
        </Suspense>
      </AuthLayout>
    );
  }
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <NavigationProgress />
      <Outlet />
      <NavigationFocus />
      <ScrollPosition routerState={routerState} />
      <ToastOutlet />
      <Notices />
      <ConfirmLeave />
      <SessionExpiredModal />
    </>
  );
}
