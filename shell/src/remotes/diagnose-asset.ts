import { integrityOf, unmatchable } from './asset-guard.ts';
import { LoadError } from './load-result.ts';

/**
 * Finds the reason why a script or stylesheet failed, by fetching it again. The `error` event of an element contains no
 * reason.
 * @param detail the message for a file that is intact, which means that its code threw an error
 */
export async function diagnoseAsset(url: string, detail: string): Promise<LoadError> {
  try {
    // A file that another origin sends lacks its CORS header, or has the wrong certificate. Followed, such a redirect
    // would fail without a reason.
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', redirect: 'manual' });
    if (!response.ok) return new LoadError('unreachable', `${url} responded with ${response.status || response.type}`);
    const type = response.headers.get('content-type') ?? 'no content type';
    if (!/javascript|css/.test(type)) return new LoadError('not-javascript', `${url} has the content type ${type}`);
    const expected = integrityOf(url);
    const actual = await sha384(await response.arrayBuffer());
    if (process.env.NODE_ENV === 'production' && actual !== expected) {
      // When no hash is known, the file cannot be compared: the table of hashes is missing, or does not name the file.
      return new LoadError(
        expected === unmatchable ? 'unverifiable' : 'tampered',
        `${url} has the hash ${actual}; the release has ${expected}`,
      );
    }
    return new LoadError('crashed', detail);
  } catch (error) {
    return new LoadError('unreachable', `${url}: ${String(error)}`);
  }
}

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
