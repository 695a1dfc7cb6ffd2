import type { ReactNode } from 'react';
import classes from './main.module.css';

/**
 * The `<main>` element of a page. The skip link moves the focus to it. Pages with forms and text have the width
 * `narrow`.
 */
export function Main({ children, width = 'wide' }: { children: ReactNode; width?: 'wide' | 'narrow' }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main} data-width={width}>
      {children}
    </main>
  );
}
