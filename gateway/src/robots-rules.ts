import type { Page } from 'federation';

type RobotsPage = Pick<Page, 'path' | 'access' | 'secretUrl'>;

/**
 * Returns the rules of `robots.txt` (RFC 9309), derived from the page tables of a build. Crawlers may read public pages
 * without a secret URL, and nothing else. The longest matching rule applies, so a public page below a disallowed path
 * has its own rule.
 */
export function robotsRules(pages: readonly RobotsPage[]): string[] {
  const isOpen = ({ access, secretUrl }: RobotsPage) => access === 'public' && !secretUrl;
  const closed = pages.filter((page) => !isOpen(page)).map(({ path }) => patternOf(path));
  const disallowed = shortest(['/api/', '/auth/', ...closed]);
  const allowed = pages
    .filter(isOpen)
    .map(({ path }) => patternOf(path))
    .filter((pattern) => disallowed.some((prefix) => pattern.startsWith(prefix)));
  return [
    ...disallowed.map((pattern) => `Disallow: ${pattern}`),
    ...shortest(allowed).map((pattern) => `Allow: ${pattern}`),
    'Allow: /',
  ];
}

// Converts a path pattern: `/listings/:listingId/edit/:step?` becomes `/listings/*/edit`. A rule matches every path
// that starts with it, except the rule of the home page.
function patternOf(path: string): string {
  if (path === '/') return '/$';
  return path.replaceAll(/\/:[^/]+\?/g, '').replaceAll(/:[^/]+/g, '*');
}

/** Removes patterns that another pattern covers. */
function shortest(patterns: readonly string[]): string[] {
  const unique = [...new Set(patterns)].sort();
  return unique.filter((pattern) => !unique.some((other) => other !== pattern && pattern.startsWith(other)));
}
