import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Suspense } from 'react';
import { useMatches } from 'react-router';
import { useSession } from 'shared-auth';
import { pageHandleOf } from '../router/page-handle.ts';
import { useSite } from '../site.ts';
import { AccountArea } from './account-area.tsx';
import { currentMode, mainLinks } from './main-links.ts';
import { MainNavigation } from './main-navigation.tsx';
import { ModeSwitch } from './signed-in-parts.tsx';
import classes from './site-header.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * The header of the site: logo, main navigation, for users the switch between the modes, and account area. On a phone,
 * a button opens navigation and switch.
 */
export function SiteHeader() {
  const { visit } = useSite();
  const { open, toggle, area } = useDisclosure();
  const { status } = useSession();
  const page = pageHandleOf(useMatches());
  // While the session of a protected page loads, its links are those of a signed-in user, so that the header does not
  // change when the session is known.
  const isOwner = status === 'signedIn' || (status === 'notReady' && page?.access === 'protected');
  const mode = isOwner ? currentMode(visit.nav, page) : 'find';
  return (
    <header ref={area} className={classes.header}>
      <div className={classes.row}>
        <Wordmark />
        <button
          type="button"
          className={classes.burger}
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label="Menu"
          onClick={toggle}
        >
          {open ? <IconX size={24} aria-hidden="true" /> : <IconMenu2 size={24} aria-hidden="true" />}
        </button>
        <div id="main-menu" className={classes.menu} data-open={open}>
          <MainNavigation links={mainLinks(visit.nav, mode, isOwner)} />
          {status === 'signedIn' && (
            <Suspense>
              <ModeSwitch mode={mode} />
            </Suspense>
          )}
        </div>
        <AccountArea />
      </div>
    </header>
  );
}
