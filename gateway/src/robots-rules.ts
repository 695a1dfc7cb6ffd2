import type { Page } from 'federation';

type RobotsPage = Pick<Page, 'path' | 'access' | 'secretUrl'>;

/**
 * Returns the rules of `robots.txt` (RFC 9309) for the pages of a build. Crawlers may read public pages without a
 * secret URL. Disallowed are `/api/`, `/auth/` and all other pages. Crawlers apply the longest rule that matches. So a
 * public page whose path starts with a disallowed path gets its own `Allow` rule.
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

// Converts a path pattern to a rule: `/listings/:listingId/edit/:step?` becomes `/listings/*/edit`. A rule matches
// every path that starts with it, so the home page has the rule `/$`, where `$` means the end of the path.
function patternOf(path: string): string {
  if (path === '/') return '/$';
  return path.replaceAll(/\/:[^/]+\?/g, '').replaceAll(/:[^/]+/g, '*');
}

/** Removes each pattern that starts with another pattern, because the other one already matches its paths. */
function shortest(patterns: readonly string[]): string[] {
  const unique = [...new Set(patterns)].sort();
  return unique.filter((pattern) => !unique.some((other) => other !== pattern && pattern.startsWith(other)));
}
