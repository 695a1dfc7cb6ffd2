import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack, { type Stats } from 'webpack';
import { LastGoodRecordsPlugin } from './last-good-records-plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('names the update after an error for the pages that run the compilation before it', async () => {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './page.js',
    cache: false,
    output: { path: join(folder, 'dist') },
    plugins: [new webpack.HotModuleReplacementPlugin(), new LastGoodRecordsPlugin()],
  });
  if (!compiler) throw new Error('webpack made no compiler');
  let onDone: (stats: Stats) => void = () => {};
  /** Writes the source, and waits for a compilation like this. */
  const compile = async (source: string, isExpected: (stats: Stats) => boolean) => {
    const compiled = new Promise<Stats>((resolve) => {
      onDone = (stats) => isExpected(stats) && resolve(stats);
    });
    await writeFile(join(folder, 'page.js'), source);
    compiler.watching ?? compiler.watch({ aggregateTimeout: 5 }, (_error, stats) => stats && onDone(stats));
    return compiled;
  };
  const good = await compile('module.exports = 1; module.hot.accept();', (stats) => !stats.hasErrors());
  await compile('module.exports = ((1;', (stats) => stats.hasErrors());
  const corrected = await compile('module.exports = 2; module.hot.accept();', (stats) => !stats.hasErrors());
  expect(updatesIn(corrected)).toEqual([`main.${good.hash}.hot-update.js`, `main.${good.hash}.hot-update.json`]);
  await new Promise((resolve) => compiler.close(resolve));
});

const updatesIn = ({ compilation }: Stats) =>
  compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => name.includes('hot-update'))
    .sort();
