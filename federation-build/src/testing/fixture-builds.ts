import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The folder of federation-build. */
export const federation = resolve(import.meta.dirname, '../..');
export const fixtures = join(federation, 'fixtures');
const cli = 'federation-build/src/webpack/cli.ts';
const env = { ...process.env, SOURCE_DATE_EPOCH: '1767225600' };

/**
 * Builds in a process of its own.
 * @returns its output
 * @throws Error with its output when it failed
 */
export async function build(folder: string, workspace = join(federation, '..')): Promise<string> {
  const { stdout } = await run(process.execPath, [join(workspace, cli), 'build', folder], { env });
  return stdout;
}

/** Returns the text of a `remote.ts` with these rows in its page table. */
export const definitionWith = (rows: string): string =>
  [
    `import { defineRemote } from '${join(federation, '../federation/src/index.ts')}';`,
    "const owner = { team: 'Fixture', support: 'fixture@verandah.example' };",
    'const budgets = { bytes: 20_000, requests: 4 };',
    `export default defineRemote({ name: 'remote-fixture', owner, budgets, pages: [${rows}] });\n`,
  ].join('\n');

/** Builds a temporary copy of the small remote or shell with some files changed, and returns its files. */
export async function buildWith(
  files: Record<string, string>,
  fixture = 'remote-fixture',
  part: 'public' | 'server' = 'public',
): Promise<string[]> {
  await mkdir(join(federation, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(federation, '.cache/remote-'));
  try {
    await cp(join(fixtures, fixture, 'src'), join(folder, 'src'), { recursive: true });
    await cp(join(fixtures, fixture, 'package.json'), join(folder, 'package.json'));
    await symlink(join(federation, 'node_modules'), join(folder, 'node_modules'));
    const preset = `import { remotePreset } from '${federation}/src/webpack/index.ts';\nexport default remotePreset(import.meta.dirname);\n`;
    const definition = await readFile(join(fixtures, 'remote-fixture/src/remote.ts'), 'utf8');
    const all = {
      'webpack.config.ts': preset,
      'src/remote.ts': definition.replace('../../../src/index.ts', `${federation}/src/index.ts`),
      ...files,
    };
    for (const [file, text] of Object.entries(all)) await writeFile(join(folder, file), text);
    await build(folder);
    return (await readdir(join(folder, 'dist', part))).sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the error output of such a build. */
export const failure = (files: Record<string, string>, fixture?: string): Promise<string> =>
  buildWith(files, fixture).then(
    () => 'it was built',
    ({ stderr }: { stderr: string }) => stderr,
  );
