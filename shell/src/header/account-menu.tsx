import { VisuallyHidden } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { type AppUser, signOut } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import classes from './account-menu.module.css';
import { OpenOrders } from './open-orders.tsx';
import { useDisclosure } from './use-disclosure.ts';

const links: [label: string, to: string][] = [
  ['Profile', addresses.settingsProfile()],
  ['Payment methods', addresses.settingsPayment()],
  ['Subscriptions', addresses.subscriptions()],
  ['Orders and invoices', addresses.orders()],
  ['Forms & downloads', addresses.downloads()],
  ['Help', addresses.help()],
];

/**
 * The open order, and a menu button with the name of the signed-in user. The menu links to what belongs to the account
 * and not to one property, and signs the user out.
 */
export function AccountMenu({ user }: { user: AppUser }) {
  return (
    <>
      <OpenOrders />
      <AccountButton user={user} />
    </>
  );
}

function AccountButton({ user }: { user: AppUser }) {
  const { open, toggle, area } = useDisclosure();
  return (
    <div ref={area as RefObject<HTMLDivElement | null>} className={classes.account}>
      <button
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
          {links.map(([label, to]) => (
            <Link key={to} to={to} className={classes.item}>
              {label}
            </Link>
          ))}
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
