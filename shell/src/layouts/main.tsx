import type { ReactNode } from 'react';
import classes from './main.module.css';

/** The `<main>` element of a page, to which the skip link moves the focus. */
export function Main({ children, width = 'wide' }: { children: ReactNode; width?: 'wide' | 'narrow' }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main} data-width={width}>
      {children}
    </main>
  );
}
