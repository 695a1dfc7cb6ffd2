import type { Release } from 'federation';
import { scriptAddress } from './trusted-types.ts';

/**
 * A hash that no file has. The browser refuses to run a file with this hash, so it is used for files that are in no
 * release.
 */
export const unmatchable = `sha384-${'A'.repeat(64)}`;

const integrityByPath = new Map<string, string>();
const attempts = new Map<string, number>();

let loadHashes: () => Promise<unknown> = () => Promise.resolve();

/**
 * Sets the function that loads `builds/meta/{id}.json`, for the hashes that the HTML does not contain. The function
 * must not reject.
 */
export function setHashSource(load: () => Promise<unknown>): void {
  loadHashes = load;
}

/**
 * Registers the hashes of a release's files, so that the browser may run them. The release in the HTML has only the
 * hash of the entry.
 */
export function allowFiles({ name, files }: Pick<Release, 'name' | 'files'>): void {
  for (const [file, { integrity }] of Object.entries(files)) integrityByPath.set(`/assets/${name}/${file}`, integrity);
}

/**
 * Returns the hash of a file, from its release or from its preload tag. Returns {@link unmatchable} for a file of
 * another origin or without a known hash.
 */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && (integrityByPath.get(pathname) ?? preloadedHash(pathname))) || unmatchable;
}

/** Returns the hash from the preload tag that the gateway wrote into the HTML for this file. */
function preloadedHash(path: string): string | null | undefined {
  return document.head.querySelector(`link[href="${path}"]`)?.getAttribute('integrity');
}

/**
 * Sets the integrity hash and the URL of a script or stylesheet element before it is inserted. The shell's loader calls
 * this function for entries of remotes; webpack's runtime calls it for chunks and stylesheets
 * (federation-build/src/webpack/integrity-plugin.ts). While the hash is not known, the element has no URL, so the
 * browser does not load the file yet.
 */
export function guardAsset(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  // Loads scripts and stylesheets before images. Otherwise images could use all six connections to the server.
  element.fetchPriority = 'high';
  // The preload tags have the same mode. With different modes, the browser would download the file twice.
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
 * Makes the next attempt load a remote's files again. Removes the remote's script and link elements, except stylesheets
 * that have loaded. Later URLs of the remote get a query, so that the browser does not take the failed response from
 * its cache.
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
