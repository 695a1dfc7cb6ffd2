import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root as repository, run } from '../run.ts';
import { consumerProblems } from './consumers.ts';

const consumer = `import { greet } from 'shared-ui';\nexport const text: string = greet({ name: 'Olivia' });\n`;

let root: string;

// A workspace with one package, whose consumer the real compiler reads.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'consumers-'));
  write('shared-ui/package.json', JSON.stringify({ name: 'shared-ui', version: '1.4.0', exports: './src/index.ts' }));
  write('shared-ui/src/index.ts', 'export const greet = ({ name }: { name: string }) => name;\n');
  write('packaging/consumers/1.0.0/shared-ui.ts', consumer);
  freeze({ '1.0.0/shared-ui.ts': consumer });
  write('packaging/consumers/tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*/*'] }));
  mkdirSync(join(root, 'packaging/consumers/node_modules'));
  symlinkSync(join(root, 'shared-ui'), join(root, 'packaging/consumers/node_modules/shared-ui'));
});
afterEach(() => rmSync(root, { recursive: true }));

const options = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024'],
  types: [],
  skipLibCheck: true,
};

describe('a consumer of a released package', () => {
  it('passes while the package keeps what it uses', async () => {
    write('shared-ui/src/index.ts', 'export const greet = (_: { name: string; title?: string }) => "";\n');
    expect(await problems()).toEqual([]);
  });

  it('fails when an input has another name, and says where and what to do', async () => {
    write('shared-ui/src/index.ts', 'export const greet = (_: { firstName: string }) => "";\n');
    const [problem, ...others] = await problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(/^Code for shared-ui 1\.0\.0 does not compile any more:\n/);
    expect(problem).toMatch(/packaging\/consumers\/1\.0\.0\/shared-ui\.ts\(2,37\): error .*'name'/);
    expect(problem).toContain('write `shared-ui: major` in a changeset, move the file to packaging/consumers/2.0.0/');
  });

  it.each(['minor', 'patch'])('fails when an export is removed with a changeset that says %s', async (bump) => {
    write('shared-ui/src/index.ts', 'export {};\n');
    changeset(bump);
    expect(await problems()).toEqual([expect.stringContaining("no exported member 'greet'")]);
  });

  it('moves to the next major, where it may use other names', async () => {
    write('shared-ui/src/index.ts', 'export const hello = "";\n');
    changeset('major');
    expect(await problems()).toEqual([
      expect.stringContaining('the next version of shared-ui is 2.0.0. Move the file to packaging/consumers/2.0.0/'),
    ]);
    rmSync(join(root, 'packaging/consumers/1.0.0'), { recursive: true });
    write('packaging/consumers/2.0.0/shared-ui.ts', consumer);
    expect(await problems()).toEqual([expect.stringContaining('shared-ui 2.0.0 is not released yet')]);
    write('packaging/consumers/2.0.0/shared-ui.ts', "export { hello } from 'shared-ui';\n");
    expect(await problems()).toEqual([]);
  });

  it('stays as it was, until the next major', async () => {
    write('packaging/consumers/1.0.0/shared-ui.ts', 'export {};\n');
    expect(await problems()).toEqual([expect.stringMatching(/1\.0\.0\/shared-ui\.ts was changed\./)]);
    rmSync(join(root, 'packaging/consumers/1.0.0/shared-ui.ts'));
    write('packaging/consumers/1.2.0/shared-ui.ts', consumer);
    expect(await problems()).toEqual([
      expect.stringMatching(/1\.2\.0\/shared-ui\.ts has no hash in .*frozen\.json/),
      expect.stringMatching(/1\.0\.0\/shared-ui\.ts is missing/),
    ]);
    freeze({ '1.2.0/shared-ui.ts': consumer });
    expect(await problems()).toEqual([]);
  });
});

it('each package needs a consumer, and each consumer a package', async () => {
  write('packaging/consumers/1.0.0/shared-gone.ts', 'export {};\n');
  rmSync(join(root, 'packaging/consumers/1.0.0/shared-ui.ts'));
  freeze({});
  expect(await problems()).toEqual([
    expect.stringContaining('shared-gone.ts: remotes import no package shared-gone'),
    expect.stringContaining('shared-ui has no consumer. Add packaging/consumers/1.4.0/shared-ui.tsx'),
  ]);
});

it('says what the compiler says when no consumer is the cause', async () => {
  write('packaging/consumers/tsconfig.json', JSON.stringify({ compilerOptions: { ...options, target: 'es1' } }));
  expect(await problems()).toEqual([expect.stringContaining("'--target'")]);
});

function problems(): Promise<string[]> {
  return consumerProblems(root, ['shared-ui'], (command, parameters) =>
    run(command, parameters, { folder: relative(repository, root) }),
  );
}

function freeze(files: Record<string, string>): void {
  const hashes = Object.entries(files).map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]);
  write('packaging/consumers/frozen.json', JSON.stringify(Object.fromEntries(hashes)));
}

function changeset(bump: string): void {
  write('.changeset/hello.md', `---\n'shared-ui': ${bump}\n---\n\nA change.\n`);
}

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
