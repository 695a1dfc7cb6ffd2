import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { SiteHeader } from '../header/site-header.tsx';
import { Footer } from './footer.tsx';
import classes from './main.module.css';
import { Main } from './main.tsx';

/** For pages a guest reads on their own: they begin at the top (SPEC §2). Going back finds the old place. */
export function CleanLayout() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    if (how !== 'POP') globalThis.scrollTo(0, 0);
  }, [pathname, how]);
  return (
    <div className={classes.page} data-layout="clean">
      <SiteHeader />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </div>
  );
}
