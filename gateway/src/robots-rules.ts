import type { Page } from 'federation';

type RobotsPage = Pick<Page, 'path' | 'access' | 'secretUrl'>;

/**
 * The rules of `robots.txt` (RFC 9309) for the pages of a build: crawlers may read public pages without a secret URL
 * and no other page. The longest matching rule applies, so a public page below a disallowed path gets its own.
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

/** `/listings/:listingId/edit/:step?` becomes `/listings/*` + `/edit`. Rules match prefixes, except the home page's. */
function patternOf(path: string): string {
  if (path === '/') return '/$';
  return path.replaceAll(/\/:[^/]+\?/g, '').replaceAll(/:[^/]+/g, '*');
}

/** Without the patterns that another one covers. */
function shortest(patterns: readonly string[]): string[] {
  const unique = [...new Set(patterns)].sort();
  return unique.filter((pattern) => !unique.some((other) => other !== pattern && pattern.startsWith(other)));
}
