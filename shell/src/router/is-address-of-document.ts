/**
 * Returns whether the browser still shows the address that it has loaded. After a reload, Back to an entry that a
 * script has added only changes the address and dispatches `popstate`, which no router receives before the scripts have
 * loaded. The document then has the HTML and the data of another page.
 */
export function isAddressOfDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return true;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search === location.pathname + location.search;
}
