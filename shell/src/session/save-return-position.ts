/** The session storage key of `[time, url, scrollY]`. */
export const returnPositionKey = 'verandah-return-position';

/**
 * Saves the scroll position in this tab when the browser is leaving for the login service, which leads back to the
 * current page. It does not lead back to a secret URL, whose position is not saved.
 * @param path the URL that the browser is about to open
 */
export function saveReturnPosition(path: string): void {
  const url = location.pathname + location.search;
  if (new URL(path, location.origin).searchParams.get('redirectUrl') !== url) return;
  try {
    sessionStorage.setItem(returnPositionKey, JSON.stringify([Date.now(), url, scrollY]));
  } catch {
    // The browser blocks storage, so the user will come back to the top of the page.
  }
}
