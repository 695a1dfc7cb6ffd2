import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import * as z from 'zod/mini';
import type { Preset } from './remote-preset.ts';

/** The result of a build: its problems and its duration. */
export interface BuildOutcome {
  readonly ok: boolean;
  /** Errors and warnings, one text each. A warning fails the build, too. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

/** Reads the `webpack.config.ts` of a package folder. */
export async function readPreset(folder: string): Promise<Preset> {
  // Without it, `remote.ts` fails with "Invalid input" instead of what was expected.
  z.config(z.locales.en());
  const file = join(folder, 'webpack.config.ts');
  if (!existsSync(file))
    throw new Error(`${folder} has no webpack.config.ts: expected one call of remotePreset or shellPreset`);
  return ((await import(pathToFileURL(file).href)) as { default: Preset }).default;
}

/** Builds one package for production into its `dist` folder. A build with errors leaves the public files unchanged. */
export async function buildPackage(folder: string): Promise<BuildOutcome> {
  const started = performance.now();
  // `built-from` says from which sources `dist` was built (site/src/build-package.ts). Removes this file first, because
  // it would be wrong when this build is interrupted or has other sources.
  await rm(join(folder, 'dist/built-from'), { force: true });
  const preset = await readPreset(folder);
  const problems: string[] = [];
  // The server build runs first, because the browser build writes the names of the server build's files into
  // release.json.
  for (const part of ['server', 'browser'] as const) {
    const config = await preset({ mode: 'production', part });
    if (!config) {
      await rm(join(folder, 'dist/server'), { recursive: true, force: true });
      continue;
    }
    const stats = await run(config);
    problems.push(...problemsOf(stats));
    if (problems.length > 0) break;
    if (part === 'browser') await removeOldMaps(join(folder, 'dist/maps'), stats);
  }
  return { ok: problems.length === 0, problems, seconds: (performance.now() - started) / 1000 };
}

/** Returns the text of every error and warning without duplicates. Each text starts with the file that caused it. */
function problemsOf(stats: Stats): string[] {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  const texts = [...errors, ...warnings].map(({ message, moduleName = '', loc = '' }) =>
    moduleName ? `${moduleName} ${loc}\n${shorten(message)}` : shorten(message),
  );
  return [...new Set(texts)];
}

/** Cuts a message after 800 characters, because webpack lists all exports of a module after a misspelt one. */
function shorten(message: string): string {
  return message.length > 800 ? `${message.slice(0, 800)} …` : message;
}

function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else if (stats) resolve(stats);
      });
    });
  });
}

/**
 * Removes the source maps of earlier builds. They are outside the public folder, and webpack's `output.clean` empties
 * only that folder.
 */
async function removeOldMaps(folder: string, stats: Stats): Promise<void> {
  if (!existsSync(folder)) return;
  const current = new Set(stats.compilation.getAssets().map(({ name }) => name));
  for (const file of await readdir(folder)) {
    if (!current.has(`../maps/${file}`)) await rm(join(folder, file));
  }
}
