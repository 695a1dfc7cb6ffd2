import type { FastifyRequest } from 'fastify';
import { cookiePrefix } from 'shared-contract/user/session';

/** The cookie with the token of a preview. Scripts cannot read it, and other sites' requests do not send it. */
export function previewCookie(publicOrigin: string) {
  const prefix = cookiePrefix(publicOrigin);
  const name = `${prefix}verandah-preview`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${prefix === '' ? '' : '; Secure'}`;
  return {
    read({ headers }: FastifyRequest): string | null {
      const cookies = headers.cookie?.split(/; */) ?? [];
      return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
    },
    /** Returns the value of `Set-Cookie` that stores a token for this many seconds. */
    store: (token: string, seconds: number) => `${name}=${token}; Max-Age=${seconds}; ${attributes}`,
    /** The value of `Set-Cookie` that deletes the cookie. */
    clear: `${name}=; Max-Age=0; ${attributes}`,
  };
}
