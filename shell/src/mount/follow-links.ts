import type { MountContext } from 'federation';

/** Paths of this site that are not pages. */
const notPages = /^\/(?:api|auth|assets)\//;

/**
 * Makes clicks on ordinary links in the element navigate inside the shell, under the same rules as the router's `Link`.
 * Code of the page can handle a click itself with `preventDefault`. Returns a function that ends this.
 */
export function followLinks(element: HTMLElement, navigate: MountContext['navigate']): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const url = link?.hasAttribute('href') ? URL.parse(link.href) : null;
    if (!link || !url || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (url.origin !== location.origin || notPages.test(url.pathname)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
