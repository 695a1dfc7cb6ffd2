import { integrityOf, unmatchable } from './asset-guard.ts';
import { LoadError } from './load-result.ts';

/**
 * Fetches a failed script or stylesheet again to find the reason, because an `error` event does not contain one.
 * @param detail the message when the file turns out to be intact, which means that its code threw
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
      // The hashes did not load either, so the file cannot be compared.
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
