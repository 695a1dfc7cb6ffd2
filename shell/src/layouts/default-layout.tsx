import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SiteHeader } from '../header/site-header.tsx';
import { Footer } from './footer.tsx';
import classes from './main.module.css';
import { Main } from './main.tsx';

/**
 * The layout of pages that name no other (SPEC §2). Header and footer are separate Suspense boundaries, so that React
 * hydrates them separately from the page.
 */
export function DefaultLayout() {
  return (
    <div className={classes.page} data-layout="default">
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
