import type { RemoteRelease } from 'federation';
import { addresses } from 'shared-contract/page/addresses';

export type SettingsLink = { label: string; to: string };

/** Returns the links between the settings pages: first the shell's profile page, then the pages of remotes. */
export function settingsLinks(remotes: readonly Pick<RemoteRelease, 'pages'>[]): SettingsLink[] {
  const added = remotes
    .flatMap(({ pages }) => pages)
    .flatMap(({ path, nav }) => (nav?.in === 'settings' ? [{ to: path, label: nav.label, order: nav.order }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ to, label }) => ({ to, label }));
  return [{ label: 'Profile', to: addresses.settingsProfile() }, ...added];
}
