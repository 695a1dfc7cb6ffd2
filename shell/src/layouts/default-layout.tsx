import { Outlet } from 'react-router';
import { SiteHeader } from '../header/site-header.tsx';
import { Footer } from './footer.tsx';
import classes from './main.module.css';
import { Main } from './main.tsx';

/** The layout of pages that name none (SPEC §2). */
export function DefaultLayout() {
  return (
    <div className={classes.page} data-layout="default">
      <SiteHeader />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
