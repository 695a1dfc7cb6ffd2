import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Build } from 'federation';
import { storeBuild } from 'federation/testing/store';
import { first, listings } from '../testing/releases.ts';
import { BuildStreams } from './build-streams.ts';
import { UrgentBuilds } from './urgent-builds.ts';

const tried = { 'remote-listings': { ...listings, version: '1.0.1' } };
const shell = { ...first.shell, version: '1.0.1' };
const live: Build = { ...first, id: 'live' };
const canary: Build = { ...first, id: 'canary', previous: 'live', canary: ['remote-listings@1.0.1'], remotes: tried };
const stopped: Build = { ...first, id: 'stopped', previous: 'canary' };
const promoted: Build = { ...first, id: 'promoted', previous: 'canary', remotes: tried };
const other: Build = { ...first, id: 'other', previous: 'canary', shell };
const again: Build = { ...canary, id: 'again', previous: 'other', shell };
const next: Build = {
  ...canary,
  id: 'next',
  previous: 'stopped',
  canary: ['shell@1.0.1'],
  shell,
  remotes: first.remotes,
};

let folder: string;
let urgent: UrgentBuilds;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-tabs-'));
  for (const build of [live, canary, stopped, promoted, other, again, next]) await storeBuild(folder, build);
  urgent = new UrgentBuilds(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a tab of the canary must leave it when it is stopped', canary, stopped, true],
  ['a tab of the live build has nothing to do then', live, stopped, false],
  ['a tab of the canary has nothing to do when it is promoted', canary, promoted, false],
  ['no tab has when the canary goes on after another promotion', canary, again, false],
  ['a tab of the live build waits for its poll, also when it gets the canary', live, again, false],
  ['a tab of a stopped canary must leave it for the next one', canary, next, true],
  ['a tab of the canary without a cookie stays', canary, live, false],
])('%s', async (_what, page, visitors, expected) => {
  expect(await urgent.isUrgentFor(page.id, visitors)).toBe(expected);
});

it('two tabs of one build learn of different builds', async () => {
  const streams = new BuildStreams(urgent);
  const opened = [canary, stopped].map((build) => {
    const current = async () => ({ build, routes: { pages: [], nav: [], integrity: null, trust: null } });
    return streams.open('canary', '127.0.0.1', { current }).setEncoding('utf8');
  });
  const texts = ['', ''];
  opened.forEach((stream, index) => void stream.on('data', (text: string) => (texts[index] += text)));
  while (!texts[1]?.includes('event: build')) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(texts).toEqual([expect.not.stringContaining('event'), expect.stringContaining('{"id":"stopped"}')]);
  for (const stream of opened) stream.destroy();
});
