import { NetworkFailure } from 'shared-api';
import { BuildTableError } from './build-table-error.ts';
import { fetchJson } from './fetch-json.ts';

/**
 * Fetches the file of a build as JSON.
 * @param integrity the hash that the file must have; null in development
 * @throws BuildTableError when the server sends another file, NetworkFailure when it sends none
 */
export async function fetchBuild(id: string, integrity: string | null): Promise<unknown> {
  const path = `/builds/meta/${encodeURIComponent(id)}.json`;
  try {
    return await fetchJson(path, integrity);
  } catch (cause) {
    // A wrong hash and a broken connection cause the same error. A request without the hash tells them apart.
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (!response || response.status >= 500) throw new NetworkFailure('no-answer', { cause });
    throw new BuildTableError(`${path} is not the released file; the status is ${response.status}`, { cause });
  }
}
