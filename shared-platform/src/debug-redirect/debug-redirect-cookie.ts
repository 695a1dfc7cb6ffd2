/** The lifetime of the cookie in seconds (SPEC §9). */
export const debugRedirectSeconds = 30;

const name = 'verandah-debug-redirect';

/**
 * Saves the path of the page that the browser leaves for the login service, without its query. The cookie shows, in the
 * browser and in request headers, where a redirect loop started. Does nothing where cookies are blocked.
 */
export function setDebugRedirectCookie(document: Pick<Document, 'cookie'>, path: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(path)}; Path=/; Max-Age=${debugRedirectSeconds}; SameSite=Lax`;
  } catch {
    // Cookies are blocked.
  }
}
