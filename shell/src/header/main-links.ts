import type { Visit } from 'federation';
import type { PageHandle } from '../router/page-handle.ts';

export type MainLink = { label: string; to: string };

/** What the header offers links for: to find a home, or to manage the user's own properties. */
export type Mode = 'find' | 'manage';

/**
 * Returns the links of the main navigation in this mode, sorted, from all live remotes. A visitor gets no links to
 * protected pages.
 */
export function mainLinks(nav: Visit['nav'], mode: Mode, isOwner: boolean): MainLink[] {
  return nav
    .filter((entry) => modeOf(entry) === mode && (isOwner || entry.access !== 'protected'))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ label, path }) => ({ label, to: path }));
}

/** Returns the mode of the current page: that of its entry, or of the entry that it names as its own. */
export function currentMode(nav: Visit['nav'], page: PageHandle | undefined): Mode {
  const entry = nav.find(({ path }) => path === page?.activeNavPath) ?? page;
  return entry ? modeOf(entry) : 'find';
}

/** Older remotes name no mode. Then the page's access decides. */
function modeOf({ mode, access }: Pick<PageHandle, 'mode' | 'access'>): Mode {
  return (mode ? mode === 'find' : access !== 'protected') ? 'find' : 'manage';
}
