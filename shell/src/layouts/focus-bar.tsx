import type { ReactNode } from 'react';
import { Wordmark } from '../header/wordmark.tsx';
import classes from './focus-bar.module.css';

type FocusBarProps = {
  title: ReactNode;
  /** Null while it is not known: its line is kept. */
  subtitle?: string | null | undefined;
  /** The one way out. */
  children: ReactNode;
};

/** The header of the focused layouts: what is being done, and how to leave it. */
export function FocusBar({ title, subtitle, children }: FocusBarProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        <Wordmark />
        <p className={classes.words}>
          <span className={classes.title}>{title}</span>
          {subtitle !== undefined && <span className={classes.subtitle}>{subtitle ?? '\u00a0'}</span>}
        </p>
        <div className={classes.way}>{children}</div>
      </div>
    </header>
  );
}
