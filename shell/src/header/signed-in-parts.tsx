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

const part = <Name extends keyof Parts>(name: Name) => lazy(async () => ({ default: (await load())[name] }));

export const AccountMenu = part('AccountMenu');
export const ModeSwitch = part('ModeSwitch');
export const NavBadge = part('NavBadge');

function SignOutButton() {
  return (
    <Button variant="subtle" size="sm" onClick={() => signOut()}>
      Sign out
    </Button>
  );
}
