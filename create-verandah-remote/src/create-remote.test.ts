import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createRemote, fillTemplate } from './create-remote.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'new-remote-'));
});
afterEach(() => rm(parent, { recursive: true }));

describe('a new remote', () => {
  it('is the template under another name, without traces of the old name', async () => {
    const folder = await createRemote('remote-rent-reviews', parent);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['package.json', 'remote.ts', 'rent-reviews.page.tsx', 'webpack.config.ts']),
    );
    for (const { parentPath, name } of files) {
      expect(await readFile(join(parentPath, name), 'utf8')).not.toMatch(/template/i);
    }
    expect(await readFile(join(folder, 'src/remote.ts'), 'utf8')).toContain("title: 'Rent reviews'");
    expect(await readFile(join(folder, 'package.json'), 'utf8')).toContain(
      'node ../federation-build/src/webpack/cli.ts',
    );
    expect(await readFile(join(folder, 'tsconfig.json'), 'utf8')).toContain('"../tsconfig.base.json"');
  });

  it('is rejected under an invalid or existing name', async () => {
    await expect(createRemote('reviews', parent)).rejects.toThrow('expected a name like remote-maintenance');
    await createRemote('remote-reviews', parent);
    await expect(createRemote('remote-reviews', parent)).rejects.toThrow('is there already');
  });

  it('names a page in the test as an identifier', () => {
    expect(fillTemplate('pages: { template }', 'remote-rent-reviews')).toBe("pages: { 'rent-reviews': rentReviews }");
    expect(fillTemplate('pages: { template }', 'remote-reviews')).toBe('pages: { reviews }');
  });
});
