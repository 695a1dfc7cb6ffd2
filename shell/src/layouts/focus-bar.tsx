import type { ReactNode } from 'react';
import { Wordmark } from '../header/wordmark.tsx';
import classes from './focus-bar.module.css';

type FocusBarProps = {
  title: ReactNode;
  /**
   * The text below the title. Null while the text loads: an empty line then takes its place, so that the bar has its
   * final height. Undefined for a bar without this line.
   */
  subtitle?: string | null | undefined;
  /** A link that ends the task, such as "Cancel". */
  children: ReactNode;
};

/** The header of layouts for one task, without site navigation: the name of the task, and a link that ends it. */
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
      {/* A page with steps renders its progress here. */}
      <div data-focus-progress="" />
    </header>
  );
}
