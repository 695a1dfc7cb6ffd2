import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createRemote } from './create-remote.ts';

const root = resolve(import.meta.dirname, '../..');
const [name] = process.argv.slice(2);

try {
  if (!name) throw new Error('usage: pnpm new-remote remote-<what it is about>');
  const folder = await createRemote(name, root);
  execFileSync('npx', ['--yes', 'pnpm@12', 'install'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  // The new name may change the length of lines, so formats the copied files.
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder], { cwd: root, stdio: 'ignore' });
  console.log(`${folder} is made of create-verandah-remote/template-remote. Next:

  npx --yes pnpm@12 dev ${name}              the page inside the shell, from its sources
  npx --yes pnpm@12 unit ${name}             its test
  npx --yes pnpm@12 release publish ${name}
  npx --yes pnpm@12 release promote ${name}@1.0.0

To undo it: delete the folder and run npx --yes pnpm@12 install.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
