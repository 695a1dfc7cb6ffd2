import type { ReactNode } from 'react';
import classes from './with-aside.module.css';

/** Shows the property (`side`) next to the content. On a phone, the property is above the content. */
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
