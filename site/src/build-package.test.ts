import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { buildPackage } from './build-package.ts';
import { root } from './checks/run.ts';

const name = '.cache/package-that-does-not-build';
afterEach(() => rm(join(root, name), { recursive: true, force: true }));

it('a failed build leaves no dist that looks like the previous one', async () => {
  await mkdir(join(root, name, 'dist'), { recursive: true });
  await writeFile(join(root, name, 'dist/built-from'), 'sources before');
  expect(await buildPackage(name, 'sources before')).toMatchObject({ built: false });
  await expect(buildPackage(name, 'sources now')).rejects.toThrow('did not build');
  await expect(buildPackage(name, 'sources before')).rejects.toThrow('did not build');
});
