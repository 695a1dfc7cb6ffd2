import type { ReactNode } from 'react';
import classes from './main.module.css';

/** The `<main>` of a page, target of the skip link. `narrow` is for forms and text. */
export function Main({ children, width = 'wide' }: { children: ReactNode; width?: 'wide' | 'narrow' }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main} data-width={width}>
      {children}
    </main>
  );
}
