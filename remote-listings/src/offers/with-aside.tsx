import type { ReactNode } from 'react';
import classes from './with-aside.module.css';

/** Shows the property next to the content; above it on a phone. */
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
