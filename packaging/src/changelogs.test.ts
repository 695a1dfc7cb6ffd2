import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from './workspace.ts';

const changeset = `---
'shared-ui': minor
---

A button that waits.
`;

let folder: string;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const versionOf = (name: string, of = folder): string =>
  JSON.parse(readFileSync(join(of, name, 'package.json'), 'utf8')).version;

// A copy of all package.json with one changeset, because the command changes the working copy.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changelogs-'));
  const manifests = globSync(['package.json', '*/package.json', '*/template-remote/package.json'], {
    cwd: root,
    exclude: ['node_modules/**', '*/node_modules/**'],
  });
  for (const file of [...manifests, 'pnpm-workspace.yaml', '.changeset/config.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.changeset/waits.md'), changeset);
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@verandah.example', ...command], {
      cwd: folder,
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', 'package.json', '.changeset');
  git('commit', '--quiet', '--message', 'start');
  execFileSync(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: folder, stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('changeset version', () => {
  it('writes the text of a changeset into the changelog of its package, under the next version', () => {
    const next = versionOf('shared-ui', root).replace(/\d+\.\d+$/, (rest) => `${Number.parseInt(rest, 10) + 1}.0`);
    expect(versionOf('shared-ui')).toBe(next);
    expect(read('shared-ui/CHANGELOG.md')).toContain(`## ${next}`);
    expect(read('shared-ui/CHANGELOG.md')).toContain('A button that waits.');
  });

  it('gives packages that contain it a new version too, so that a registry accepts them', () => {
    expect(versionOf('federation-testing')).not.toBe(versionOf('federation-testing', root));
    expect(read('federation-testing/CHANGELOG.md')).toContain('shared-ui@');
  });

  it('gives the generator a new version with every package that its template names', () => {
    expect(versionOf('create-verandah-remote')).toBe(versionOf('federation-testing'));
  });

  it('leaves the template alone, so that every new remote starts with version 1.0.0', () => {
    expect(versionOf('create-verandah-remote/template-remote')).toBe('1.0.0');
    expect(globSync('create-verandah-remote/template-remote/CHANGELOG.md', { cwd: folder })).toEqual([]);
  });
});
