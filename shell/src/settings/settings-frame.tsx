import { NavLink, Outlet } from 'react-router';
import { useArePageTablesPending, usePageTables } from '../site.ts';
import classes from './settings-frame.module.css';
import { settingsLinks } from './settings-links.ts';

/**
 * The frame of the settings pages: links to the sections of the shell and of remotes, and beside them the open section.
 * The links are invisible until all are known, because links that appear later would move the others.
 */
export function SettingsFrame() {
  return (
    <div className={classes.frame}>
      <nav aria-label="Settings">
        <ul className={classes.list} data-pending={useArePageTablesPending() || undefined}>
          {settingsLinks(usePageTables()).map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={classes.link}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.section}>
        <Outlet />
      </div>
    </div>
  );
}
