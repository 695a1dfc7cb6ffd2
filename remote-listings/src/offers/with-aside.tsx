import type { ReactNode } from 'react';
import classes from './with-aside.module.css';

/** The home that is offered on beside what is done about it; on a phone above it. */
export function WithAside({ label, side, children }: { label: string; side: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.columns}>
      <aside className={classes.side} aria-label={label}>
        {side}
      </aside>
      <div className={classes.main}>{children}</div>
    </div>
  );
}
