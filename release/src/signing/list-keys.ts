import { readPointer } from '../history/read-builds.ts';
import { table } from '../table.ts';
import { type ReleaseStore, verifyStoredBuild } from './release-store.ts';
import type { KeyFiles } from './signing.ts';

/** Returns the lines to print: each known key, what it does here, and whether the live build is trusted. */
export async function listKeys(store: ReleaseStore, files: KeyFiles): Promise<string[]> {
  const { signers, trusted } = store.signing;
  const has = (keys: readonly { keyid: string }[], keyid: string) => keys.some((one) => one.keyid === keyid);
  const ids = [...new Set([...signers, ...trusted].map(({ keyid }) => keyid))];
  const rows = ids.map((keyid) => [keyid, has(signers, keyid) ? 'signs' : '–', has(trusted, keyid) ? 'trusted' : '–']);
  const { id } = await readPointer(store);
  const live = id === null ? null : await verifyStoredBuild(store, id);
  return [
    ...(ids.length > 0 ? table([['key', 'signs', 'trusted'], ...rows]) : ['There are no keys yet.']),
    '',
    `private keys: ${files.signing}`,
    `trusted keys: ${files.trusted}`,
    ...(live
      ? [`live build ${id}: ${'problem' in live ? `not trusted, ${live.problem}` : 'signed by a trusted key'}`]
      : []),
  ];
}
