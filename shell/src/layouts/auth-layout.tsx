import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Wordmark } from '../header/wordmark.tsx';
import classes from './auth-layout.module.css';

/** A centred card, for pages before signing in and after signing out. Without children, it shows the matched page. */
export function AuthLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={classes.page} data-layout="auth">
      <header>
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1} className={classes.card}>
        {children}
      </main>
    </div>
  );
}
