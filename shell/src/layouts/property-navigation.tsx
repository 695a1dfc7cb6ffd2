import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useDisclosure } from '../header/use-disclosure.ts';
import { findLink, type PropertyLink } from './property-links.ts';
import classes from './property-navigation.module.css';

/**
 * The side navigation of a property. On a phone it is closed, and a button with the name of the current page opens it.
 */
export function PropertyNavigation({ links }: { links: readonly PropertyLink[] }) {
  const { pathname } = useLocation();
  const { open, toggle, area } = useDisclosure();
  const current = findLink(links, pathname);
  return (
    <nav ref={area} aria-label="This property" className={classes.navigation}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls="property-pages"
        onClick={toggle}
      >
        {current?.label ?? 'Menu'}
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <ul id="property-pages" className={classes.list} data-open={open}>
        {links.map((link, index) => (
          <Fragment key={link.to}>
            {link.group && link.group !== links[index - 1]?.group && <li className={classes.group}>{link.group}</li>}
            <li data-grouped={link.group && true}>
              <Link to={link.to} className={classes.link} aria-current={link === current ? 'page' : undefined}>
                {link.label}
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
