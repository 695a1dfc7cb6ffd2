import { Link } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import type { Mode } from './main-links.ts';
import classes from './mode-switch.module.css';

/** Links to the start of both modes. The one of the current page is marked. */
export function ModeSwitch({ mode }: { mode: Mode }) {
  return (
    <nav aria-label="Find or manage" className={classes.switch}>
      <Link to={addresses.search()} className={classes.mode} aria-current={mode === 'find' || undefined}>
        Find a home
      </Link>
      <Link to={addresses.home()} className={classes.mode} aria-current={mode === 'manage' || undefined}>
        Manage
      </Link>
    </nav>
  );
}
