import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { resourceQuery } from 'shared-api';
import * as z from 'zod/mini';
import { useDisclosure } from '../header/use-disclosure.ts';
import { SampleNotice } from '../sample-data/sample-notice.tsx';
import { usePageTables } from '../site.ts';
import { findLink, propertySections } from './property-links.ts';
import classes from './property-navigation.module.css';

/**
 * The side navigation of a property: a list for each group, under the group's name. On a phone it is closed, and a
 * button with the name of the current page opens it. Above it and the page is the notice of a sample property.
 */
export function PropertyNavigation({ propertyId }: { propertyId: string }) {
  const sections = propertySections(usePageTables(), propertyId);
  const { pathname } = useLocation();
  const { open, toggle, area } = useDisclosure();
  const current = findLink(sections, pathname);
  return (
    <>
      {useIsSample(propertyId) && <SampleNotice />}
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
    </>
  );
}

const sampleFlag = z.object({ sample: z.optional(z.boolean()) });

/** Reads the cached property, like the layout. Requests nothing itself. */
function useIsSample(propertyId: string): boolean {
  const query = resourceQuery(`/api/properties/${encodeURIComponent(propertyId)}`, sampleFlag);
  return useQuery({ ...query, enabled: false }).data?.sample === true;
}
