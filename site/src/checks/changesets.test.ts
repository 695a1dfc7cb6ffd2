import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changesetProblems } from './changesets.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changesets-'));
  git('init', '--quiet');
  write('shared-api/src/client.ts', '1');
  write('shared-ui/src/button.ts', '1');
  write('.changeset/first.md', '---\n"shared-api": minor\n"shared-ui": patch\n---\n\nStart.\n');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a change of a shared package', () => {
  it('passes with a changeset in the same commit', () => {
    expect(problems()).toEqual([]);
  });

  it('fails when it came after the changeset that names the package, and passes with the next one', () => {
    write('shared-api/src/client.ts', '2');
    commit();
    expect(problems()).toEqual([expect.stringContaining('shared-api changed after its last changeset')]);
    write('.changeset/second.md', "---\n'shared-api': patch\n---\n\nA fix.\n");
    expect(problems()).toEqual([]);
    commit();
    expect(problems()).toEqual([]);
  });

  it('fails before it is committed', () => {
    write('shared-ui/src/button.ts', '2');
    expect(problems()).toHaveLength(1);
    write('.changeset/second.md', '---\n"shared-ui": minor\n---\n\nA better button.\n');
    expect(problems()).toEqual([]);
  });

  it('needs no changeset in a test', () => {
    write('shared-api/src/client.test.ts', '2');
    commit();
    expect(problems()).toEqual([]);
  });

  it('passes when a new version replaced the changesets', () => {
    git('rm', '--quiet', '.changeset/first.md');
    write('shared-api/CHANGELOG.md', '## 1.1.0');
    write('shared-ui/CHANGELOG.md', '## 1.0.1');
    write('shared-api/package.json', '{"version":"1.1.0"}');
    write('shared-ui/package.json', '{"version":"1.0.1"}');
    commit();
    expect(problems()).toEqual([]);
  });
});

function problems(): string[] {
  return changesetProblems(root, ['shared-api', 'shared-ui']);
}

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'change');
}

function git(...command: string[]): void {
  execFileSync('git', command, { cwd: root });
}
