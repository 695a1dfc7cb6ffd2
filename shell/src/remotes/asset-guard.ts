import type { Release } from 'federation';
import { scriptAddress } from './trusted-types.ts';

/** A hash that no file has, so the browser refuses to run the file. Used for files that no release contains. */
export const unmatchable = `sha384-${'A'.repeat(64)}`;

const integrityByPath = new Map<string, string>();
const attempts = new Map<string, number>();

let loadHashes: () => Promise<unknown> = () => Promise.resolve();

/**
 * Sets the function that loads the hashes that are missing in the HTML, from `builds/meta/{id}.json`. It must not
 * reject.
 */
export function setHashSource(load: () => Promise<unknown>): void {
  loadHashes = load;
}

/** Registers the hashes of a release, so that its files may run. The HTML contains the hash of the entry only. */
export function allowFiles({ name, files }: Pick<Release, 'name' | 'files'>): void {
  for (const [file, { integrity }] of Object.entries(files)) integrityByPath.set(`/assets/${name}/${file}`, integrity);
}

/**
 * Returns the hash of a file from its release or from a preload tag. For a file of another origin or an unknown file it
 * returns {@link unmatchable}.
 */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && (integrityByPath.get(pathname) ?? preloadedHash(pathname))) || unmatchable;
}

/** Returns the hash from the preload tag that the gateway wrote for this file. */
function preloadedHash(path: string): string | null | undefined {
  return document.head.querySelector(`link[href="${path}"]`)?.getAttribute('integrity');
}

/**
 * Sets integrity and URL of a script or stylesheet before it is inserted. The shell's loader calls it for entries of
 * remotes, webpack's runtime for chunks and stylesheets (federation-build/src/webpack/integrity-plugin.ts). While the
 * hash is unknown the element gets no URL, so it does not load yet.
 */
export function guardAsset(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  // Loads before images, which compete for the browser's six connections.
  element.fetchPriority = 'high';
  // Same mode as the preload tags; with another mode the browser would download the file twice.
  element.crossOrigin = 'anonymous';
  if (process.env.NODE_ENV !== 'production') {
    setUrl(element, url);
  } else if (integrityOf(url) === unmatchable) {
    element.removeAttribute(element instanceof HTMLLinkElement ? 'href' : 'src');
    void loadHashes().then(() => setIntegrity(element, url));
  } else setIntegrity(element, url);
}

function setIntegrity(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  element.integrity = integrityOf(url);
  setUrl(element, url);
}

function setUrl(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const current = urlOf(url);
  if (element instanceof HTMLLinkElement) {
    if (element.getAttribute('href') !== current) element.href = current;
  } else if (element.getAttribute('src') !== current) {
    element.src = scriptAddress(current);
  }
}

/**
 * Makes the next load of a remote start afresh. Removes script and style elements that have not loaded, and adds a
 * query to the URLs, so that the HTTP cache does not return the failed response.
 */
export function resetAssets(name: string): void {
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
  const folder = `/assets/${name}/`;
  for (const element of document.querySelectorAll<HTMLElement>(`script[src^="${folder}"], link[href^="${folder}"]`)) {
    const isApplied = element instanceof HTMLLinkElement && element.sheet;
    if (!isApplied) element.remove();
  }
}

function urlOf(url: string): string {
  const name = /^\/assets\/([^/]+)\//.exec(new URL(url, location.href).pathname)?.[1];
  const attempt = name ? attempts.get(name) : undefined;
  return attempt ? `${url}?try=${attempt}` : url;
}
