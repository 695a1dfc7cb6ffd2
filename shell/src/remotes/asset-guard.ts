import type { Release } from 'federation';
import { scriptAddress } from './trusted-types.ts';

/** Matches nothing: an asset that no release names does not run. */
export const unmatchable = `sha384-${'A'.repeat(64)}`;

const integrityByPath = new Map<string, string>();
const tries = new Map<string, number>();

let learnHashes: () => Promise<unknown> = () => Promise.resolve();

/** Where the hashes of all files come from that the HTML did not bring: `builds/meta/{id}.json`. Never rejects. */
export function setHashSource(learn: () => Promise<unknown>): void {
  learnHashes = learn;
}

/** Lets the files of a release be loaded that it names, with the hashes it was released with: in the visit that is its entry alone. */
export function allowFiles({ name, files }: Pick<Release, 'name' | 'files'>): void {
  for (const [file, { integrity }] of Object.entries(files)) integrityByPath.set(`/assets/${name}/${file}`, integrity);
}

/** The hash a URL must have, from its release or from the document's head. Of another origin, or not of a release: one that nothing has. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return (origin === location.origin && (integrityByPath.get(pathname) ?? earlyHash(pathname))) || unmatchable;
}

/** Of a file that the gateway names early. */
function earlyHash(path: string): string | null | undefined {
  return document.head.querySelector(`link[href="${path}"]`)?.getAttribute('integrity');
}

/**
 * Arms an element before it is inserted. Called for the entries of remotes by our loader, and for chunks and stylesheets by
 * webpack's runtime (federation-build/src/webpack/integrity-plugin.ts). One whose hash is not known yet has no address until it is: the
 * browser begins when it gets one. What the HTML asked for itself never comes here.
 */
export function guardAsset(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  // Before pictures that stand in line for the browser's few connections.
  element.fetchPriority = 'high';
  // As the document's own tags, which name the same files early.
  element.crossOrigin = 'anonymous';
  if (process.env.NODE_ENV !== 'production') {
    address(element, url);
  } else if (integrityOf(url) === unmatchable) {
    element.removeAttribute(element instanceof HTMLLinkElement ? 'href' : 'src');
    void learnHashes().then(() => arm(element, url));
  } else arm(element, url);
}

function arm(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  element.integrity = integrityOf(url);
  address(element, url);
}

function address(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const current = addressOf(url);
  if (element instanceof HTMLLinkElement) {
    if (element.getAttribute('href') !== current) element.href = current;
  } else if (element.getAttribute('src') !== current) {
    element.src = scriptAddress(current);
  }
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
