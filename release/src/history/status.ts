import type { Build } from 'federation';
import { publishedVersions } from '../publish/published-releases.ts';
import type { Storage } from '../storage/storage.ts';
import { table } from '../table.ts';
import { readHistory, readLive } from './read-builds.ts';
import { versionHistory } from './version-history.ts';

/** Returns the lines to print: each live version, since when, the version before it, and the ten builds before. */
export async function status(storage: Storage): Promise<string[]> {
  const { live: stored } = await readLive(storage);
  if (!stored) return ['Nothing is live yet.'];
  const live = stored.build;
  const history = await readHistory(storage, live);
  const names = ['shell', ...Object.keys(live.remotes).sort()];
  const rows = await Promise.all(names.map((name) => row(storage, history, name)));
  const earlier = history.slice(1, 11).map((build) => [build.id, moment(build.createdAt), build.reason]);
  return [
    `Live: build ${live.id}, since ${moment(live.createdAt)} (${live.reason})`,
    '',
    ...table([['package', 'live', 'since', 'before', 'published'], ...rows]),
    ...(earlier.length > 0 ? ['', 'Builds of before, for roll-back --build <id>:', ...table(earlier)] : []),
  ];
}

async function row(storage: Storage, history: readonly Build[], name: string): Promise<string[]> {
  const known = versionHistory(history, name);
  const published = (await publishedVersions(storage, name)).length;
  return [
    name,
    known?.version ?? '',
    moment(known?.since ?? ''),
    known?.before ?? '–',
    `${published} ${published === 1 ? 'version' : 'versions'}`,
  ];
}

function moment(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'long', hourCycle: 'h23' });
}
