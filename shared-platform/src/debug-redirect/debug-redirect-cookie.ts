/** The lifetime of the cookie (SPEC §9). */
export const debugRedirectSeconds = 30;

const name = 'verandah-debug-redirect';

/**
 * Saves the path, without its query, that was left for the login service. The cookie shows where a redirect loop
 * started, in the browser and in the requests. Does nothing where cookies are blocked.
 */
export function setDebugRedirectCookie(document: Pick<Document, 'cookie'>, path: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(path)}; Path=/; Max-Age=${debugRedirectSeconds}; SameSite=Lax`;
  } catch {
    // Cookies are blocked.
  }
}
