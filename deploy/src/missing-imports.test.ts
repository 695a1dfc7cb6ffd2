import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { missingImports } from './missing-imports.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-imports-'));
  for (const path of [
    'gateway/src',
    'gateway/node_modules/fastify',
    'gateway/node_modules/federation',
    'federation/src',
  ])
    await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, 'gateway/package.json'), '{"exports":{}}');
  await writeFile(join(folder, 'federation/package.json'), '{"exports":{".":"./src/index.ts","./*":"./src/*.ts"}}');
  await writeFile(join(folder, 'federation/src/index.ts'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns what is missing for a file of the gateway with this text. */
async function missing(text: string): Promise<string[]> {
  await writeFile(join(folder, 'gateway/src/server.ts'), text);
  return missingImports(folder, ['gateway', 'federation']).map((line) => /imports (\S+),/.exec(line)?.[1] ?? line);
}

it('accepts files, npm packages and entry points that the folder has', async () => {
  expect(
    await missing(`
      import { join } from 'node:path';
      import fastify from 'fastify';
      import { a } from 'federation';
      export { b } from 'federation/index';
      import { self } from './server.ts';
      import type { C } from './testing/only-a-type.ts';
      const lazy = () => import('./server.ts');`),
  ).toEqual([]);
});

it.each([
  [`import { a } from './testing/builders.ts';`, './testing/builders.ts'],
  [`import { type A } from './testing/builders.ts';`, './testing/builders.ts'],
  [`export { a } from './testing/builders.ts';`, './testing/builders.ts'],
  [`const lazy = () => import('./testing/builders.ts');`, './testing/builders.ts'],
  [`new Worker(new URL('./testing/worker.ts', import.meta.url));`, './testing/worker.ts'],
  [`import jest from '@jest/globals';`, '@jest/globals'],
  [`import { a } from 'federation/testing/store';`, 'federation/testing/store'],
])('finds what is missing: %s', async (text, specifier) => {
  expect(await missing(text)).toEqual([specifier]);
});
