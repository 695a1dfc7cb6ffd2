import type { ReactNode } from 'react';
import { Wordmark } from '../header/wordmark.tsx';
import classes from './focus-bar.module.css';

type FocusBarProps = {
  title: ReactNode;
  /** Null while it loads; the bar keeps its height. */
  subtitle?: string | null | undefined;
  /** The link that leaves the task. */
  children: ReactNode;
};

/** The header of the focused layouts: the task, and a link that leaves it. */
export function FocusBar({ title, subtitle, children }: FocusBarProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        <Wordmark />
        <p className={classes.text}>
          <span className={classes.title}>{title}</span>
          {subtitle !== undefined && <span className={classes.subtitle}>{subtitle ?? '\u00a0'}</span>}
        </p>
        <div className={classes.exit}>{children}</div>
      </div>
    </header>
  );
}
