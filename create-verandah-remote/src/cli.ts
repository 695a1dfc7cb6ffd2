#!/usr/bin/env node
/* The program of `npm create verandah-remote@latest <name>`: makes a repository with a remote and its packages. */

import { spawnSync } from 'node:child_process';
import { createRepository } from './create-repository.ts';

const [name] = process.argv.slice(2);
try {
  if (!name) throw new Error('usage: npm create verandah-remote@latest remote-<what it is about>');
  // npm passes on the registry that it took this program from.
  const folder = await createRepository(name, process.cwd(), { registry: process.env.npm_config_registry });
  // Its output explains a failure better than a sentence here.
  const { status } = spawnSync('npx', ['--yes', 'pnpm@12', 'install'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages are not installed. Repeat: cd ${name} && npx --yes pnpm@12 install`);
  const hasCommit = commitAll(folder, `${name}: first page`);
  console.log(`
${folder} is a repository for ${name}. Next:

  cd ${name} && npx --yes pnpm@12 ready     tests with the platform's backend, types, build

and in a clone of the platform, beside a running site (npx --yes pnpm@12 start):

  npx --yes pnpm@12 dev ${folder}
  npx --yes pnpm@12 release publish ${folder}/dist --promote`);
  if (!hasCommit) console.log('\nIt is not committed. Commit it before you build a release, which names its commit.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** A release names the commit that it was built from. Returns false without git or the name of its user. */
function commitAll(folder: string, message: string): boolean {
  // Asking for the passphrase of a signing key would wait without a word.
  const commit = ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', message];
  return [['init', '--initial-branch=main'], ['add', '--all'], commit].every(
    (args) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0,
  );
}
