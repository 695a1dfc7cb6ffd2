#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { release } from 'federation';
import { buildPackage } from './build-package.ts';

const usage = 'usage: verandah-remote build [package folder …]';

const [command, ...named] = process.argv.slice(2);
if (command !== 'build') {
  console.error(usage);
  process.exit(2);
}
for (const folder of named.length > 0 ? named : ['.']) await build(resolve(folder));

async function build(folder: string): Promise<void> {
  if (!existsSync(folder)) fail(`${folder} does not exist`);
  const outcome = await buildPackage(folder).catch((error: unknown) => fail(String(error)));
  if (!outcome.ok) fail(outcome.problems.join('\n\n'));
  const { name, files } = release.parse(JSON.parse(await readFile(`${folder}/dist/release.json`, 'utf8')));
  const kilobytes = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const cpu = process.cpuUsage();
  console.log(
    `${name}: ${Object.keys(files).length} files, ${kilobytes.toFixed(0)} KB, built in ${outcome.seconds.toFixed(1)} s (${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of CPU)`,
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
