import type { ReactNode } from 'react';
import classes from './main.module.css';

/** The one `<main>` of a page, target of the skip link. `narrow` for work that is read line by line. */
export function Main({ children, width = 'wide' }: { children: ReactNode; width?: 'wide' | 'narrow' }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main} data-width={width}>
      {children}
    </main>
  );
}
