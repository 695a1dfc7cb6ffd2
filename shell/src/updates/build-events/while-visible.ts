/**
 * Runs work while the tab is visible. Ends it when the tab is hidden or left, so that the page can enter the
 * back/forward cache.
 * @param begin starts the work. Returns a function that ends it
 * @returns a function that ends the work for good
 */
export function whileVisible(document: Document, begin: () => () => void): () => void {
  const window = document.defaultView;
  let end: (() => void) | null = null;
  const pause = () => {
    end?.();
    end = null;
  };
  const update = () => {
    if (document.hidden) pause();
    else end ??= begin();
  };
  document.addEventListener('visibilitychange', update);
  window?.addEventListener('pagehide', pause);
  window?.addEventListener('pageshow', update);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    window?.removeEventListener('pagehide', pause);
    window?.removeEventListener('pageshow', update);
    pause();
  };
}
