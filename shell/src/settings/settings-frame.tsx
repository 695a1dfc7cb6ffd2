import { NavLink, Outlet } from 'react-router';
import { usePageTables } from '../site.ts';
import classes from './settings-frame.module.css';
import { settingsLinks } from './settings-links.ts';

/**
 * The frame of the settings pages: links to the sections of the shell and of remotes, and beside them the open section.
 */
export function SettingsFrame() {
  return (
    <div className={classes.frame}>
      <nav aria-label="Settings">
        <ul className={classes.list}>
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
