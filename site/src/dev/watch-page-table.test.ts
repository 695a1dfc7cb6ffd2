import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchPageTable } from './watch-page-table.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-table-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

it('asks for a restart when the page table changes, until it is that of the start again', async () => {
  const table = join(folder, 'src/remote.ts');
  await writeFile(table, 'one page');
  let heard: (advice: string) => void = () => {};
  const next = () =>
    new Promise<string>((resolve) => {
      heard = resolve;
    });
  const watched = watchPageTable(folder, (advice) => heard(advice));
  const changed = next();
  await writeFile(join(folder, 'src/other.ts'), 'x');
  await writeFile(join(folder, 'src/saved.ts'), 'two pages');
  await rename(join(folder, 'src/saved.ts'), table);
  expect(await changed).toBe('src/remote.ts changed: restart pnpm dev');
  const restored = next();
  await writeFile(table, 'one page');
  expect(await restored).toBe('');
  watched.close();
});

it('watches nothing in a package without a page table', () => {
  const heard = jest.fn();
  watchPageTable(folder, heard).close();
  expect(heard).not.toHaveBeenCalled();
});
