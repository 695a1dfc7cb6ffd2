import type { Release } from 'federation';
import { scriptAddress } from './trusted-types.ts';

/** Matches no file: the browser does not run an asset that no release contains. */
export const unmatchable = `sha384-${'A'.repeat(64)}`;

const integrityByPath = new Map<string, string>();
const attempts = new Map<string, number>();

let loadHashes: () => Promise<unknown> = () => Promise.resolve();

/** Sets the function that loads hashes that the HTML lacks (`builds/meta/{id}.json`). It must not reject. */
export function setHashSource(load: () => Promise<unknown>): void {
  loadHashes = load;
}

/** Allows the files of a release, with the hashes of that release. The release in the HTML names only its entry. */
export function allowFiles({ name, files }: Pick<Release, 'name' | 'files'>): void {
  for (const [file, { integrity }] of Object.entries(files)) integrityByPath.set(`/assets/${name}/${file}`, integrity);
}

/** A file's hash from its release or the head. {@link unmatchable} for another origin or an unknown file. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && (integrityByPath.get(pathname) ?? preloadedHash(pathname))) || unmatchable;
}

/** The hash of a file that the gateway preloads. */
function preloadedHash(path: string): string | null | undefined {
  return document.head.querySelector(`link[href="${path}"]`)?.getAttribute('integrity');
}

/**
 * Sets integrity and URL of an element before it is inserted. Our loader calls it for entries of remotes, webpack's
 * runtime for chunks and stylesheets (federation-build/src/webpack/integrity-plugin.ts). An element whose hash is not
 * known yet gets its URL, and so starts to load, when the hash is known.
 */
export function guardAsset(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  // Before images, which compete for the browser's six connections.
  element.fetchPriority = 'high';
  // Like the preload tags of the document; otherwise the browser would load the file twice.
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
 * Makes the next load of a remote start again: removes elements that did not load, and changes URLs, so that neither
 * the document nor the HTTP cache returns the failed response.
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
