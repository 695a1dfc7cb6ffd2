import type { Page, RemoteRelease } from 'federation';
import { propertySections } from '../layouts/property-links.ts';
import { settingsLinks } from '../settings/settings-links.ts';
import type { PaletteItem } from './palette-item.ts';

/** The maximum number of pages that a text finds. */
const maxFound = 5;

type Remotes = readonly Pick<RemoteRelease, 'pages'>[];
type PageEntry = Pick<PaletteItem, 'label' | 'to' | 'description'> & { title: string; order: number };

/** Returns the pages of the main navigation: what the palette shows before the user types. */
export const suggestedPages = (remotes: Remotes): PaletteItem[] =>
  sitePages(remotes)
    .filter(({ order }) => Number.isFinite(order))
    .sort((a, b) => a.order - b.order)
    .map((page) => itemOf('Pages', page));

/**
 * Returns the pages whose label or title contains each word of a text: those of the current property, then those of the
 * site. Labels that start with the text come first.
 */
export function findPages(remotes: Remotes, propertyId: string | undefined, text: string): PaletteItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const best = (group: PaletteItem['group'], pages: readonly PageEntry[]) =>
    pages
      .filter(({ label, title }) => words.every((word) => `${label} ${title}`.toLowerCase().includes(word)))
      .sort((a, b) => rankOf(a, text) - rankOf(b, text))
      .slice(0, maxFound)
      .map((page) => itemOf(group, page));
  const ofProperty = propertyId === undefined ? [] : propertyPages(remotes, propertyId);
  return [...best('This property', ofProperty), ...best('Pages', sitePages(remotes))];
}

function rankOf({ label }: PageEntry, text: string): number {
  const position = ` ${label.toLowerCase()}`.indexOf(` ${text.trim().toLowerCase()}`);
  return position > 0 ? 1 : position === 0 ? 0 : 2;
}

/**
 * Returns the pages that need no id. A page for guests without an entry in the navigation is left out: it needs a
 * listing, as an application does.
 */
function sitePages(remotes: Remotes): PageEntry[] {
  const pages = remotes.flatMap((remote) => remote.pages).flatMap((page) => entryOf(page) ?? []);
  const settings = settingsLinks(remotes).map((link) => ({
    ...link,
    title: 'Settings',
    description: 'Settings',
    order: Number.NaN,
  }));
  return [...new Map([...pages, ...settings].map((page) => [page.to, page])).values()];
}

function entryOf({ path, title, nav, access, secretUrl }: Page): PageEntry | null {
  const to = path.replaceAll(/\/:[^/]+\?/g, '') || '/';
  const isReachable = !to.includes(':') && !secretUrl && (nav !== undefined || access !== 'guest');
  if (!isReachable) return null;
  return { to, label: nav?.label ?? title, title, order: nav?.in === 'main' ? nav.order : Number.NaN };
}

const propertyPages = (remotes: Remotes, propertyId: string): PageEntry[] =>
  propertySections(remotes, propertyId)
    .flatMap(({ links }) => links)
    .map(({ label, to }) => ({ label, to, title: '', order: Number.NaN }));

const itemOf = (group: PaletteItem['group'], { label, to, description }: PageEntry): PaletteItem => ({
  id: `page ${to}`,
  group,
  label,
  to,
  ...(description && { description }),
});
