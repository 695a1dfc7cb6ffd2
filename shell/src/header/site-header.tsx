import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMatches } from 'react-router';
import { useSession } from 'shared-auth';
import { pageHandleOf } from '../router/page-handle.ts';
import { useSite } from '../site.ts';
import { AccountArea } from './account-area.tsx';
import { mainLinks } from './main-links.ts';
import { MainNavigation } from './main-navigation.tsx';
import classes from './site-header.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { Wordmark } from './wordmark.tsx';

/** The header of the site: logo, main navigation and account area. On a phone, a button opens the navigation. */
export function SiteHeader() {
  const { visit } = useSite();
  const { open, toggle, area } = useDisclosure();
  const links = mainLinks(visit.nav, useIsOwner());
  return (
    <header ref={area} className={classes.header}>
      <div className={classes.row}>
        <Wordmark />
        <button
          type="button"
          className={classes.burger}
          aria-expanded={open}
          aria-controls="main-navigation"
          aria-label="Menu"
          onClick={toggle}
        >
          {open ? <IconX size={24} aria-hidden="true" /> : <IconMenu2 size={24} aria-hidden="true" />}
        </button>
        <MainNavigation links={links} open={open} />
        <AccountArea />
      </div>
    </header>
  );
}

/**
 * Returns true when the header shows the links of a signed-in user. On a protected page it also returns true while the
 * session loads, so that the header does not change its height when the session is known.
 */
function useIsOwner(): boolean {
  const { status } = useSession();
  const page = pageHandleOf(useMatches());
  return status === 'signedIn' || (status === 'notReady' && page?.access === 'protected');
}
