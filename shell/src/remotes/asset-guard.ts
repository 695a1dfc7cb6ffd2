import type { RemoteRelease } from 'federation';
import { scriptAddress } from './trusted-types.ts';

/** Matches nothing: an asset that no release names does not run. */
const unmatchable = `sha384-${'A'.repeat(64)}`;

const integrityByPath = new Map<string, string>();
const tries = new Map<string, number>();

/** Lets the entry of a release be loaded, with the hash it was released with; its chunks have their hashes in the entry. */
export function allowEntry({ name, container, files }: RemoteRelease): void {
  const integrity = files[container.entry]?.integrity;
  if (integrity) integrityByPath.set(`/assets/${name}/${container.entry}`, integrity);
}

/** The hash a URL must have. Of another origin, or not of a release: one that nothing has. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && integrityByPath.get(pathname)) || unmatchable;
}

/**
 * Arms an element before it is inserted. Called for the entries of remotes by our loader and for chunks and stylesheets by
 * webpack's runtime, which knows their hashes (federation/src/webpack/integrity-plugin.ts). Files of a development build carry no hash.
 */
export function guardAsset(element: HTMLScriptElement | HTMLLinkElement, url: string, chunkHash?: string): void {
  if (chunkHash) integrityByPath.set(new URL(url, location.href).pathname, chunkHash);
  // Before pictures that stand in line for the browser's few connections.
  element.fetchPriority = 'high';
  const address = addressOf(url);
  if (element instanceof HTMLLinkElement) {
    if (address !== url) element.href = address;
  } else if (element.getAttribute('src') !== address) {
    element.src = scriptAddress(address);
  }
  if (process.env.NODE_ENV !== 'production') return;
  element.integrity = integrityOf(url);
  element.crossOrigin = 'anonymous';
}

/**
 * Makes the next load of a remote a new one: what still hangs is taken away, and addresses differ, so that neither the document
 * nor the HTTP cache hands back what failed.
 */
export function startOver(name: string): void {
  tries.set(name, (tries.get(name) ?? 0) + 1);
  const stale = `/assets/${name}/`;
  for (const element of document.querySelectorAll<HTMLElement>(`script[src^="${stale}"], link[href^="${stale}"]`)) {
    const drawn = element instanceof HTMLLinkElement && element.sheet;
    if (!drawn) element.remove();
  }
}

function addressOf(url: string): string {
  const name = /^\/assets\/([^/]+)\//.exec(new URL(url, location.href).pathname)?.[1];
  const attempt = name ? tries.get(name) : undefined;
  return attempt ? `${url}?try=${attempt}` : url;
}
