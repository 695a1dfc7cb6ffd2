import type { Visit } from 'federation';

export type MainLink = { label: string; to: string };

/** The main navigation: the links of all live remotes, sorted. A visitor gets only pages that a visitor may open. */
export function mainLinks(nav: Visit['nav'], isOwner: boolean): MainLink[] {
  return nav
    .filter(({ access }) => isOwner || access !== 'protected')
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ label, path }) => ({ label, to: path }));
}
