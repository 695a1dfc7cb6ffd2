import { integrityOf, unmatchable } from './asset-guard.ts';
import { LoadFailure } from './load-failure.ts';

/**
 * Says why a script or stylesheet failed. The browser tells a script's `error` event nothing, so the file is asked for again.
 * `evaluated` tells that the browser ran it, or would have: then what is wrong lies in the code.
 */
export async function diagnoseAsset(url: string, evaluated: string): Promise<LoadFailure> {
  try {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
    if (!response.ok) return new LoadFailure('unreachable', `${url} answered ${response.status}`);
    const type = response.headers.get('content-type') ?? 'nothing';
    if (!/javascript|css/.test(type)) return new LoadFailure('not-javascript', `${url} came as ${type}`);
    const expected = integrityOf(url);
    const actual = await sha384(await response.arrayBuffer());
    if (process.env.NODE_ENV === 'production' && actual !== expected) {
      // Where the table of hashes has not come there is none to compare with.
      return new LoadFailure(
        expected === unmatchable ? 'unreachable' : 'tampered',
        `${url} has ${actual}, released was ${expected}`,
      );
    }
    return new LoadFailure('crashed', evaluated);
  } catch (error) {
    return new LoadFailure('unreachable', `${url}: ${String(error)}`);
  }
}

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
