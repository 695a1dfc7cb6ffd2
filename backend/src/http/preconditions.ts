import { badRequest, Problem } from './problem.ts';

/** Returns the strong ETag of a version. */
export const etagOf = (version: number) => `"${version}"`;

/** The parsed header `If-Match`: absent, any version, or one of these ETags. */
export type IfMatch = { kind: 'absent' } | { kind: 'any' } | { kind: 'tags'; tags: string[] };

export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined) return { kind: 'absent' };
  const value = header.trim();
  if (value === '*') return { kind: 'any' };
  const tags = value.match(/(?:W\/)?"[^"]*"/g);
  if (!tags) throw badRequest('if-match', `Expected If-Match to be an ETag such as "3", got ${value}.`);
  return { kind: 'tags', tags };
}

/**
 * Checks `If-Match`: replies 412 when the row has another version, because someone else has changed it. Read the
 * version `for update` first. A weak ETag never matches (RFC 9110 §8.8.3.2).
 */
export function requireVersion(ifMatch: IfMatch, version: number): void {
  if (ifMatch.kind !== 'tags' || ifMatch.tags.includes(etagOf(version))) return;
  throw new Problem({
    status: 412,
    code: 'stale',
    detail: 'This changed since you loaded it. Reload it and repeat your change.',
    headers: { etag: etagOf(version) },
  });
}

export function requireIfMatch(ifMatch: IfMatch): void {
  if (ifMatch.kind !== 'absent') return;
  throw new Problem({
    status: 428,
    code: 'if-match-required',
    detail: 'Expected If-Match with the ETag of the version that you changed.',
  });
}
