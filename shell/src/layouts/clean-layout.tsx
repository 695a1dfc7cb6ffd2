import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { SiteHeader } from '../header/site-header.tsx';
import { Footer } from './footer.tsx';
import classes from './main.module.css';
import { Main } from './main.tsx';

/**
 * The layout of pages that a guest often opens from a link, such as a listing or an offer. A page that the user opens
 * starts at the top (SPEC §2). When the user goes back, the former scroll position is restored.
 */
export function CleanLayout() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    if (navigationType !== 'POP') globalThis.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return (
    <div className={classes.page} data-layout="clean">
      <Suspense>
        <SiteHeader />
      </Suspense>
      <Main>
        <Outlet />
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}
