import type { Owner } from 'federation';
import type { Storage } from 'storage';
import { canaryStatus } from '../canary/canary.ts';
import { moment } from '../moment.ts';
import { publishedVersions, readOwnership } from '../publish/published-releases.ts';
import { quarantinesInForce } from '../quarantine/quarantines.ts';
import { table } from '../table.ts';
import { type PastBuild, readHistory } from './past-build.ts';
import { readLive } from './read-builds.ts';
import { type VersionHistory, versionHistory } from './version-history.ts';

/**
 * Returns the lines to print: each live version, since when and by whom, its owner, and the ten builds before.
 * @throws Error when the live build cannot be read
 */
export async function status(storage: Storage): Promise<string[]> {
  const { live: stored, pointer } = await readLive(storage);
  if (!stored) return ['Nothing is live yet in this store. Set VERANDAH_DATA when the site uses another data folder.'];
  const { build: live, documents } = stored;
  const { builds, broken } = await readHistory(storage, pointer?.canary?.id ?? live.id);
  const names = ['shell', ...Object.keys(live.remotes).sort()];
  const histories = names.map((name) => ({ name, known: versionHistory(builds, name) }));
  const rows = await Promise.all(histories.map(({ name, known }) => row(storage, name, known)));
  const owners = histories.map(({ name, known }) => ownerRow(name, known, readOwnership(documents.get(name)).owner));
  const earlier = builds
    .filter(({ id, canary }) => !canary && id !== live.id)
    .slice(0, 10)
    .map((build) => [build.id, moment(build.createdAt), build.reason]);
  return [
    `Live: build ${live.id}, since ${moment(live.createdAt)} (${live.reason})`,
    ...(await canaryStatus(storage, new Date())),
    '',
    ...table([['package', 'live', 'since', 'by', 'commit', 'before', 'published'], ...rows]),
    '',
    ...table([['package', 'owner', 'support', 'CI run'], ...owners]),
    ...quarantineLines(builds),
    ...(earlier.length > 0 ? ['', 'Builds of before, for roll-back --build <id>:', ...table(earlier)] : []),
    ...(broken ? ['', `The history is broken: ${broken}`] : []),
  ];
}

function quarantineLines(builds: readonly PastBuild[]): string[] {
  const rows = quarantinesInForce(builds).map(({ target, at, reason }) => [target, moment(at), reason]);
  return rows.length > 0 ? ['', 'In quarantine, until promoted with --lift-quarantine:', ...table(rows)] : [];
}

async function row(storage: Storage, name: string, known: VersionHistory | undefined): Promise<string[]> {
  const published = (await publishedVersions(storage, name)).length;
  return [
    name,
    known?.current.version ?? '',
    moment(known?.current.build.createdAt ?? ''),
    known?.current.build.audit?.by ?? '–',
    known?.current.commit.slice(0, 12) || '–',
    known?.before[0] ?? '–',
    `${published} ${published === 1 ? 'version' : 'versions'}`,
  ];
}

function ownerRow(name: string, known: VersionHistory | undefined, owner: Owner | undefined): string[] {
  return [name, owner?.team ?? '–', owner?.support ?? '–', known?.current.build.audit?.ciRun ?? '–'];
}
