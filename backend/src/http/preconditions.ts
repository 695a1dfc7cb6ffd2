import { badRequest, Problem } from './problem.ts';

/** Returns the strong ETag of a version. */
export const etagOf = (version: number) => `"${version}"`;

/** The value of the header `If-Match`. When it is undefined, a change applies to any version. */
export type IfMatch = string | undefined;

/**
 * Checks `If-Match`: replies 412 when the row has another version, because it was changed after the client read it. The
 * caller reads the version with `for update`, so that it cannot change after this check. A weak ETag never matches (RFC
 * 9110 §8.8.3.2).
 */
export function requireVersion(ifMatch: IfMatch, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags: string[] | null = ifMatch.match(/(?:W\/)?"[^"]*"/g);
  if (!tags) throw badRequest('if-match', `Expected If-Match to be an ETag such as "3", got ${ifMatch}.`);
  if (tags.includes(etagOf(version))) return;
  throw new Problem(412, 'stale', 'This has changed since you loaded it. Reload the page and make your change again.', {
    headers: { etag: etagOf(version) },
  });
}

export function requireIfMatch(ifMatch: IfMatch): void {
  if (ifMatch !== undefined) return;
  throw new Problem(428, 'if-match-required', 'Expected If-Match with the ETag of the version that you changed.');
}
