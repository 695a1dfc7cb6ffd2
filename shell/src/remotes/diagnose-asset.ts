import { integrityOf, unmatchable } from './asset-guard.ts';
import { LoadError } from './load-result.ts';

/**
 * Fetches a script or stylesheet that failed again to find the reason, which an `error` event does not contain.
 * @param detail of the error when the file is intact: then its code threw
 */
export async function diagnoseAsset(url: string, detail: string): Promise<LoadError> {
  try {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
    if (!response.ok) return new LoadError('unreachable', `${url} responded with ${response.status}`);
    const type = response.headers.get('content-type') ?? 'no content type';
    if (!/javascript|css/.test(type)) return new LoadError('not-javascript', `${url} has the content type ${type}`);
    const expected = integrityOf(url);
    const actual = await sha384(await response.arrayBuffer());
    if (process.env.NODE_ENV === 'production' && actual !== expected) {
      // Without the table of hashes there is nothing to compare with.
      return new LoadError(
        expected === unmatchable ? 'unreachable' : 'tampered',
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
