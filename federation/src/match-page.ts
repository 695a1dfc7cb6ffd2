import type { Page } from './page.ts';

type Matched = Pick<Page, 'path' | 'paramValues'>;

export type PageMatch<P extends Matched> = { page: P; params: Record<string, string> };

/**
 * Returns the page for a path, and the values of the path's parameters. When several pages match, the first segment in
 * which they differ decides: a fixed word wins over a parameter, as in the shell's router.
 * @param pathname as in a URL, still encoded; a trailing slash makes no difference
 * @returns null when no page matches or a parameter cannot be decoded
 */
export function matchPage<P extends Matched>(pages: readonly P[], pathname: string): PageMatch<P> | null {
  const segments = pathname.split('/').filter(Boolean);
  let best: { page: P; params: Record<string, string>; rank: string } | null = null;
  for (const page of pages) {
    const match = matchPattern(page.path, segments);
    if (match && acceptsParams(page, match.params) && (!best || match.rank > best.rank)) best = { page, ...match };
  }
  return best && { page: best.page, params: best.params };
}

/** Returns true when the page allows these parameter values: `/search/:listingType?` may allow `sale` but not `xyz`. */
export function acceptsParams(
  { paramValues = {} }: Pick<Page, 'paramValues'>,
  params: Readonly<Record<string, string | undefined>>,
) {
  return Object.entries(paramValues).every(([name, allowed]) => {
    const value = params[name];
    return value === undefined || allowed.includes(value);
  });
}

function matchPattern(pattern: string, segments: readonly string[]) {
  const parts = pattern.split('/').filter(Boolean);
  if (segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  // The rank of a match has one character per segment: '2' for a fixed word, '1' for a parameter. Ranks are compared as
  // text, so the leftmost segment that differs decides.
  let rank = '';
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) return part.endsWith('?') ? { params, rank } : null;
    if (part.startsWith(':')) {
      const value = decoded(segment);
      if (value === null) return null;
      params[part.slice(1).replace(/\?$/, '')] = value;
      rank += '1';
    } else if (part === segment) rank += '2';
    else return null;
  }
  return { params, rank };
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
