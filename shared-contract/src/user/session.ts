import * as z from 'shared-contract/schema';

/**
 * The tokens of a session (SPEC §3). The access token expires at `accessTokenExpiry`, in seconds since 1970, or
 * `expiresIn` seconds after it was issued; when both are present, the earlier one counts. The refresh token is an
 * opaque string that is bound to the session cookie.
 */
export const tokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
  accessTokenExpiry: z.optional(z.number()),
  expiresIn: z.optional(z.number()),
});

export const authUser = z.object({
  '@id': z.string(),
  id: z.string(),
  migratedId: z.nullish(z.string()),
  name: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  /** The email address (SPEC §3). */
  username: z.string(),
});

export const appUser = z.object({
  '@id': z.string(),
  '@type': z.optional(z.string()),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  username: z.string(),
  phone: z.nullish(z.string()),
});

/** `GET /api/auth/session`: 200 with nulls for a guest. A session without `tokens` cannot be used (SPEC §8). */
export const sessionResponse = z.object({
  user: z.nullable(authUser),
  tokens: z.nullish(tokens),
  appUser: z.nullish(appUser),
});

/**
 * `POST /api/auth/refresh-token`. 401 means that the session has ended. 409 with `staleHandleCode` means that another
 * tab has refreshed or signed in, perhaps as another user; then read `GET /api/auth/session`.
 */
export const refreshRequest = z.object({ refreshToken: z.string() });
export const refreshResponse = z.object({ tokens });
export const staleHandleCode = 'stale-handle';

/**
 * Returns what comes before the name of each cookie of the site. With `__Host-` and the attribute `Secure`, browsers
 * accept a cookie over https only, and from no other host (RFC 6265bis). On an http origin of the machine itself it
 * returns an empty string, because Safari stores no secure cookie there.
 * @param origin the origin of the site, such as `https://verandah.example`
 */
export const cookiePrefix = (origin: string): '__Host-' | '' =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1])(?::\d+)?$/.test(origin) ? '' : '__Host-';

/**
 * The page sets this cookie, with its prefix, on sign-out; `/auth/logout` and a successful sign-in remove it. While it
 * exists, the sign-out has not reached the server.
 */
export const signingOutCookie = 'verandah-signing-out';

/** Returns the start and the whole of the cookie with which a page of this origin records a sign-out for 30 days. */
export function signingOutMark(origin: string): { start: string; cookie: string } {
  const prefix = cookiePrefix(origin);
  const start = `${prefix}${signingOutCookie}=`;
  return { start, cookie: `${start}1; Max-Age=2592000; Path=/; SameSite=Lax${prefix && '; Secure'}` };
}

/**
 * A cookie with the position of this browser's last write in the database's log; its name has the prefix. With a read
 * replica, the backend sets it for two seconds, because the replica may not have the write yet. While it exists, the
 * gateway sends pages unrendered: the browser renders them, and its API requests contain the cookie.
 */
export const lastWriteCookie = 'verandah-last-write';

/** `GET /api/auth/csrf-token`. */
export const csrfTokenResponse = z.object({ csrfToken: z.string() });

export type Tokens = z.infer<typeof tokens>;
export type AuthUser = z.infer<typeof authUser>;
export type AppUser = z.infer<typeof appUser>;
export type SessionResponse = z.infer<typeof sessionResponse>;

/** The `code` of the 403 when the user has to type the password again first (`addresses.confirmPassword`). */
export const signInRequiredCode = 'sign-in-required';
