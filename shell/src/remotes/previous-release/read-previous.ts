import { isolateIncompatible, type RemoteRelease, readBuild, supportedShellFeatures, type Visit } from 'federation';
import { readPreviousReleases } from 'federation/previous-releases';
import { fetchBuild } from '../../page-context/fetch-build.ts';

/**
 * Returns the live and the previous release of a remote; null when there is no previous one. Trusts it by hashes: the
 * document has the hash of its build's file, and that file has the hash of the older one. `unsupported` is set when the
 * previous release does not fit the shell and the other remotes of this document.
 * @throws Error when a file cannot be loaded or is not the one with the hash
 */
export async function readPrevious(
  name: string,
  { buildId, buildIntegrity }: Pick<Visit, 'buildId' | 'buildIntegrity'>,
): Promise<{ live: RemoteRelease; previous: RemoteRelease } | null> {
  // In development, the failure of the code that is being written must be visible.
  if (buildIntegrity === null) return null;
  const json = await fetchBuild(buildId, buildIntegrity);
  const place = readPreviousReleases(json)[name];
  if (!place) return null;
  const build = readBuild(json, buildId);
  const older = readBuild(await fetchBuild(place.build, place.integrity), place.build).remotes[name];
  const live = build.remotes[name];
  if (!live || !older) return null;
  const mixed = { ...build, remotes: { ...build.remotes, [name]: older } };
  const previous = isolateIncompatible(mixed, supportedShellFeatures).remotes[name];
  return previous ? { live, previous } : null;
}
