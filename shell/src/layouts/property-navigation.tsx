import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Link, useLocation } from 'react-router';
import { useDisclosure } from '../header/use-disclosure.ts';
import { usePageTables } from '../site.ts';
import { findLink, propertySections } from './property-links.ts';
import classes from './property-navigation.module.css';

/**
 * The side navigation of a property: a list for each group, under the group's name. On a phone it is closed, and a
 * button with the name of the current page opens it.
 */
export function PropertyNavigation({ propertyId }: { propertyId: string }) {
  const sections = propertySections(usePageTables(), propertyId);
  const { pathname } = useLocation();
  const { open, toggle, area } = useDisclosure();
  const current = findLink(sections, pathname);
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
      <div id="property-pages" className={classes.pages} data-open={open}>
        {sections.map(({ group, id, links }) => (
          <div key={id}>
            {group && <p id={id}>{group}</p>}
            <ul aria-labelledby={group && id}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={classes.link} aria-current={link === current ? 'page' : undefined}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
