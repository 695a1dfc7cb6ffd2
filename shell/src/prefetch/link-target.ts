/** Returns the URL that a click on the element would open, if it is another page of this site; else null. */
export function linkTarget(element: EventTarget | null): URL | null {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = URL.parse(link.href);
  return url?.origin === location.origin && url.pathname !== location.pathname ? url : null;
}
