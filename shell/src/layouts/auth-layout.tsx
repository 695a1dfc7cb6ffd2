import { Outlet } from 'react-router';
import { Wordmark } from '../header/wordmark.tsx';
import classes from './auth-layout.module.css';

/** A centred card, for pages before and after signing in. */
export function AuthLayout() {
  return (
    <div className={classes.page} data-layout="auth">
      <header>
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1} className={classes.card}>
        <Outlet />
      </main>
    </div>
  );
}
