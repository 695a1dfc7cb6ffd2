import { Button } from '@mantine/core';
import { type ComponentType, lazy } from 'react';
import { type AppUser, signOut } from 'shared-auth';
import type { Mode } from './main-links.ts';

type Parts = {
  AccountMenu: ComponentType<{ user: AppUser }>;
  ModeSwitch: ComponentType<{ mode: Mode }>;
  NavBadge: ComponentType<{ to: string }>;
};

/**
 * Loads when a user is signed in, so that it costs visitors nothing. Without its code, users can still sign out. The
 * logo then links to the home page, and the footer to the search.
 */
const load = (): Promise<Parts> =>
  import('./signed-in-chunk.ts').catch(() => ({
    AccountMenu: SignOutButton,
    ModeSwitch: () => null,
    NavBadge: () => null,
  }));

export const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));
export const ModeSwitch = lazy(async () => ({ default: (await load()).ModeSwitch }));
export const NavBadge = lazy(async () => ({ default: (await load()).NavBadge }));

function SignOutButton() {
  return (
    <Button variant="subtle" size="sm" onClick={() => signOut()}>
      Sign out
    </Button>
  );
}
