import type { FastifyRequest } from 'fastify';
import { cookiePrefix } from 'shared-contract/user/session';

/** How many groups of visitors there are: one for each percent. */
export const bucketCount = 100;

const thirtyDays = 2_592_000;

/**
 * The cookie with the group of a visitor, a number from 0 to 99. It is no identifier: one in a hundred visitors has the
 * same number. Scripts cannot read it.
 */
export function bucketCookie(publicOrigin: string) {
  const prefix = cookiePrefix(publicOrigin);
  const start = `${prefix}verandah-group=`;
  const attributes = `Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax${prefix === '' ? '' : '; Secure'}`;
  return {
    /** Returns null without a cookie, and for one that this gateway has not written. */
    read({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
      const cookie = headers.cookie?.split(/; */).find((one) => one.startsWith(start));
      const value = cookie?.slice(start.length) ?? '';
      return /^(?:\d|[1-9]\d)$/.test(value) ? Number(value) : null;
    },
    /** Returns the value of `Set-Cookie`. */
    store: (bucket: number) => `${start}${bucket}; ${attributes}`,
  };
}
