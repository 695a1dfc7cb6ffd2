import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type RefObject, Suspense, useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { useSession } from 'shared-auth';
import type { MainLink } from './main-links.ts';
import classes from './main-navigation.module.css';
import { NavBadge } from './signed-in-parts.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useOverflowingLinks } from './use-overflowing-links.ts';

/**
 * The links of the main navigation in one row. Those that do not fit are in the menu "More". On a phone they are a
 * list in the header's menu.
 */
export function MainNavigation({ links }: { links: readonly MainLink[] }) {
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = links.findIndex(({ to }) => matchPath({ path: to, end: to === '/' }, pathname));
  const hidden = useOverflowingLinks(navigation, links.map(({ label }) => label).join('\n'), current);
  return (
    <nav ref={navigation} aria-label="Main" className={classes.navigation}>
      <ul className={classes.links}>
        {links.map((link, index) => (
          <li key={link.to} data-hidden={hidden.includes(index) || undefined}>
            <PageLink {...link} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && <MoreMenu links={links.filter((_, index) => hidden.includes(index))} />}
    </nav>
  );
}

/** The links that do not fit, in a panel that a button opens. */
function MoreMenu({ links }: { links: readonly MainLink[] }) {
  const { open, toggle, area } = useDisclosure();
  return (
    <div ref={area as RefObject<HTMLDivElement | null>} className={classes.more}>
      <button type="button" className={classes.link} aria-expanded={open} aria-controls="more-pages" onClick={toggle}>
        More
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id="more-pages" className={classes.panel} data-open={open}>
        {links.map((link) => (
          <li key={link.to}>
            <PageLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PageLink({ to, label }: MainLink) {
  const { status } = useSession();
  return (
    <NavLink to={to} end={to === '/'} className={classes.link}>
      {label}
      {status === 'signedIn' && (
        <Suspense>
          <NavBadge to={to} />
        </Suspense>
      )}
    </NavLink>
  );
}
