/**
 * Gives the history entries of a new document and of plain links to a part of the page keys of their own, as React
 * Router's framework mode does for documents. Otherwise all these entries have the key `default`, and each would start
 * where the last one was scrolled. Must be called before the router is created, whose listener reads the key.
 */
export function giveEntriesKeys(window: Pick<Window, 'history' | 'addEventListener'>): void {
  const giveKey = () => {
    const { history } = window;
    if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
  };
  giveKey();
  window.addEventListener('popstate', giveKey);
}
