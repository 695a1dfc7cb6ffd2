import type { Page } from './page.ts';

type Matched = Pick<Page, 'path' | 'paramValues'>;

export type PageMatch<P extends Matched> = { page: P; params: Record<string, string> };

/**
 * Returns the page for a path, with the same priority as the shell's router: static segments before parameters, from
 * the left.
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

/** Returns whether the page exists for these values: `/search/:listingType?` exists for `sale`, not for `xyz`. */
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
  // One character per segment, '2' for an equal word and '1' for a parameter. Compared as text, the leftmost difference
  // decides.
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
