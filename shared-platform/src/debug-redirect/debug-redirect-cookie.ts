/** SPEC §9. */
export const debugRedirectSeconds = 30;

const name = 'verandah-debug-redirect';

/**
 * Notes for thirty seconds which path was left for the login service, without its query: whoever looks into a redirect that
 * goes in circles finds it in the browser and in the requests. Where cookies are blocked nothing is noted.
 */
export function saveDebugRedirect(document: Pick<Document, 'cookie'>, path: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(path)}; Path=/; Max-Age=${debugRedirectSeconds}; SameSite=Lax`;
  } catch {
    // It only helps to look.
  }
}
