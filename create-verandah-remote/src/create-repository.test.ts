import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRepository } from './create-repository.ts';

let parent: string;
let folder: string;
const read = (path: string) => readFile(join(folder, path), 'utf8');
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'new-repository-'));
  folder = await createRepository('remote-rent-reviews', parent, { registry: 'https://npm.verandah.example/' });
});
afterAll(() => rm(parent, { recursive: true }));

describe('a repository for a new remote', () => {
  it('has the page, its test and everything that the workspace provides here', async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        '.github/workflows/ci.yml',
        '.gitignore',
        '.npmrc',
        'jest.config.mjs',
        'pnpm-workspace.yaml',
        'src/pages/rent-reviews.page.test.tsx',
        'src/pages/rent-reviews.page.tsx',
        'src/remote.ts',
        'webpack.config.ts',
      ]),
    );
    expect(files.filter((file) => /node_modules|dot-/.test(file))).toEqual([]);
    expect(await read('.npmrc')).toBe('registry=https://npm.verandah.example/\n');
  });

  it('has its name in all files, and no path to this repository', async () => {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
      expect({ entry, text }).not.toMatchObject({ text: expect.stringMatching(/template|\.\.\/(?:\.\.|federation)/i) });
    }
    expect(await read('README.md')).toContain('release promote remote-rent-reviews@1.0.0');
  });

  it('has the dependencies of the remote and the tools of the repository in one package.json', async () => {
    expect(JSON.parse(await read('package.json'))).toMatchObject({
      name: 'remote-rent-reviews',
      version: '1.0.0',
      // `release publish` takes the result without its sources, so the build checks their types.
      scripts: { build: 'tsc && verandah-remote build', test: expect.stringContaining('jest') },
      dependencies: { react: expect.any(String), 'shared-api': expect.any(String) },
      devDependencies: { 'federation-build': expect.any(String), jest: expect.any(String) },
    });
  });

  it('has the rules of the compiler of this repository', async () => {
    const base = JSON.parse(await readFile(new URL('../../tsconfig.base.json', import.meta.url), 'utf8'));
    expect(JSON.parse(await read('tsconfig.json')).compilerOptions).toEqual({
      ...base.compilerOptions,
      types: ['node'],
    });
  });
});
