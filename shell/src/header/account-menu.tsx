import { VisuallyHidden } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type AppUser, signOut } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { restoreReturnPosition } from '../session/restore-return-position.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import classes from './account-menu.module.css';
import { OpenOrders } from './open-orders.tsx';
import { SearchButton } from './search-button.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useLazyDialog } from './use-lazy-dialog.tsx';

const links: [label: string, to: string][] = [
  ['Profile', addresses.settingsProfile()],
  ['Payment methods', addresses.settingsPayment()],
  ['Subscriptions', addresses.subscriptions()],
  ['Orders and invoices', addresses.orders()],
  ['Notifications', addresses.settingsNotifications()],
  ['Forms & downloads', addresses.downloads()],
  ['Help', addresses.help()],
];

const loadPalette = () => import('./dialogs.ts').then(({ Palette }) => Palette);
const loadShortcuts = () => import('./dialogs.ts').then(({ ShortcutsDialog }) => ShortcutsDialog);

/**
 * The search, the open order, and a menu button with the name of the signed-in user. The menu links to what belongs to
 * the account and not to one property, and signs the user out.
 */
export function AccountMenu({ user }: { user: AppUser }) {
  useEffect(restoreReturnPosition, []);
  const palette = useLazyDialog(loadPalette);
  const shortcuts = useLazyDialog(loadShortcuts);
  useShortcuts({ openPalette: palette.open, openList: shortcuts.open });
  return (
    <>
      <SearchButton onClick={palette.open} />
      <OpenOrders />
      <AccountButton user={user} onSearch={palette.open} onShortcuts={shortcuts.open} />
      {palette.dialog}
      {shortcuts.dialog}
    </>
  );
}

type AccountButtonProps = { user: AppUser; onSearch: () => void; onShortcuts: () => void };

function AccountButton({ user, onSearch, onShortcuts }: AccountButtonProps) {
  const { open, toggle, close, area } = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const openDialog = (show: () => void) => {
    // The dialog moves the focus back to where it was, and the menu will be closed.
    button.current?.focus();
    close();
    show();
  };
  return (
    <div ref={area as RefObject<HTMLDivElement | null>} className={classes.account}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={toggle}
      >
        <span className={classes.initials} data-initials={initialsOf(user)} aria-hidden="true" />
        <span className={classes.name} aria-hidden="true">
          {user.firstName}
        </span>
        <VisuallyHidden>Account of {user.fullName}</VisuallyHidden>
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <div id="account-menu" className={classes.panel}>
          <p className={classes.who}>
            <strong>{user.fullName}</strong>
            <span>{user.username}</span>
          </p>
          <button type="button" className={`${classes.item} ${classes.search}`} onClick={() => openDialog(onSearch)}>
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            Search or jump to…
          </button>
          {links.map(([label, to]) => (
            <Link key={to} to={to} className={classes.item}>
              {label}
            </Link>
          ))}
          <button type="button" className={classes.item} onClick={() => openDialog(onShortcuts)}>
            Keyboard shortcuts
          </button>
          <button type="button" className={classes.item} onClick={() => signOut()}>
            Sign out
          </button>
        </div>
      )}
    </div>
  );
}

function initialsOf({ firstName, lastName }: AppUser): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
