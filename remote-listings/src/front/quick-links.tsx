import { Link } from 'shared-platform/router';
import classes from './quick-links.module.css';

/** `isNew` is the number of listings that the user has not seen. */
export type QuickLink = { to: string; label: string; isNew?: number | undefined };

/** A row of links. It has a fixed height, so that other links can replace these without moving the page. */
export function QuickLinks({ title, links }: { title: string; links: readonly QuickLink[] }) {
  return (
    <nav className={classes.row} aria-labelledby="quick-links">
      <h2 id="quick-links" className={classes.title}>
        {title}
      </h2>
      <ul className={classes.links}>
        {links.map(({ to, label, isNew }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {label}
              {isNew ? <span className={classes.news}>{isNew} new</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
