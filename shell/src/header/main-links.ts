import type { Visit } from 'federation';

export type MainLink = { label: string; to: string };

/**
 * Returns the links of the main navigation, sorted, from all live remotes. A visitor gets no links to protected pages.
 */
export function mainLinks(nav: Visit['nav'], isOwner: boolean): MainLink[] {
  return nav
    .filter(({ access }) => isOwner || access !== 'protected')
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ label, path }) => ({ label, to: path }));
}
