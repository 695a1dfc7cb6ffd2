import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyWorkspace, readTree } from '../testing/workspace-copy.ts';

const run = promisify(execFile);
const folder = resolve(import.meta.dirname, '../../.cache/checkouts');
const checkouts = [join(folder, 'one'), join(folder, 'deeper/folder with space/another-name')];
const env = { ...process.env, SOURCE_DATE_EPOCH: '1767225600' };
const packages = ['shell', 'remote-listings', 'remote-property-dashboard', 'remote-checkout', 'remote-tenancy'];
packages.push('remote-tenant-checks');

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const checkout of checkouts) await copyWorkspace(checkout);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(packages)('%s has the same files and bytes in every checkout', async (name) => {
  const [one = {}, other = {}] = await Promise.all(checkouts.map((checkout) => build(checkout, name)));
  expect(Object.keys(one)).toEqual(expect.arrayContaining(['mf-manifest.json', 'release.json']));
  expect(Object.keys(other)).toEqual(Object.keys(one));
  expect(Object.keys(one).filter((file) => one[file] !== other[file])).toEqual([]);
});

async function build(checkout: string, name: string): Promise<Record<string, string>> {
  const cli = join(checkout, 'federation-build/src/webpack/cli.ts');
  await run(process.execPath, [cli, 'build', join(checkout, name)], { cwd: checkout, env });
  return readTree(join(checkout, name, 'dist'));
}
