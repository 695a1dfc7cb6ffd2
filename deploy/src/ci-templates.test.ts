import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readText, readYaml } from './testing/read-yaml.ts';
import { root } from './workspace.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe.each(['ci/github-actions.yml', 'ci/gitlab-ci.yml'])('%s', (path) => {
  const text = readText(path);
  const commands = [...text.matchAll(/npx --yes pnpm@12 ([\w-]+)(?: ([\w-]+))?/g)];

  it('is one YAML document', () => {
    expect(readYaml(path)).toHaveLength(1);
  });

  it('runs commands that this repository has', () => {
    const names = commands.map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['test', 'build-servers', 'release']));
    expect(names.filter((name) => name !== 'install' && !(name in scripts))).toEqual([]);
  });

  it('publishes a release, gives it to a share of the visitors, and promotes it after an approval', () => {
    const steps = commands.filter(([, name]) => name === 'release').map(([, , step]) => step);
    expect(steps).toEqual(['publish', 'canary', 'promote', 'status']);
    expect(text).toContain('environment: production');
  });

  it('builds targets of the Dockerfile', () => {
    const [, list = ''] = /(?:server|SERVER): \[([^\]]+)\]/.exec(text) ?? [];
    const targets = [...readText('docker/Dockerfile').matchAll(/^FROM server AS (\w+)$/gm)].map(
      ([, name = '']) => name,
    );
    expect(list.split(', ').filter((name) => !targets.includes(name))).toEqual([]);
    expect(text).toContain('deploy/docker/Dockerfile');
  });

  it('contains no secret', () => {
    expect(text).not.toMatch(/(?:password|key|secret)['"]?: ['"]?[A-Za-z0-9+/=]{16,}/i);
    expect(text).not.toContain('PRIVATE KEY');
  });
});

type Job = { steps?: { id?: string; run?: string }[]; script?: string[]; concurrency?: { group: string } };
type Actions = { concurrency?: unknown; jobs: Record<string, Job> };
const [actions] = readYaml('ci/github-actions.yml') as [Actions];
const [gitlab] = readYaml('ci/gitlab-ci.yml') as [{ canary: Job }];

it('only jobs that change the release store wait for each other', () => {
  expect(actions).not.toHaveProperty('concurrency');
  const groups = Object.entries(actions.jobs).map(([name, { concurrency }]) => [name, concurrency?.group]);
  expect(groups.filter(([, group]) => group)).toEqual([
    ['canary', 'release-store'],
    ['promote', 'release-store'],
  ]);
});

describe.each([
  ['GitHub', actions.jobs.canary?.steps?.find(({ id }) => id === 'publish')?.run ?? '', 'release'],
  ['GitLab', gitlab.canary.script?.join('\n') ?? '', 'RELEASE'],
])('the release that %s publishes', (_name, script, variable) => {
  /** Runs the script with a release tool that prints this. Returns the exit code and what the next job gets. */
  function publish(tool: string) {
    const home = mkdtempSync(join(tmpdir(), 'ci-'));
    const env = { PATH: process.env.PATH, PACKAGE: 'remote-checkout', GITHUB_OUTPUT: 'release.env' };
    const text = `npx() { ${tool}; }\ntouch release.env\n${script}`;
    const { status } = spawnSync('bash', ['-e', '-c', text], { cwd: home, env });
    const output = readFileSync(join(home, 'release.env'), 'utf8');
    rmSync(home, { recursive: true });
    return { status, output };
  }

  it.each(['1.4.0', '1.0.0-beta.1'])('is named with its whole version %s', (version) => {
    const expected = { status: 0, output: `${variable}=remote-checkout@${version}\n` };
    expect(publish(`echo 'Published remote-checkout@${version}'`)).toEqual(expected);
    expect(publish(`echo 'Published remote-checkout@${version}. Promoting it'`)).toEqual(expected);
    expect(publish(`echo 'Unchanged: remote-checkout@${version} has this content already'`)).toEqual(expected);
  });

  it('fails the job when the tool fails or names none', () => {
    expect(publish(`echo 'Published remote-checkout@1.4.0'; return 1`)).toEqual({ status: 1, output: '' });
    expect(publish(`echo 'Nothing'`)).toEqual({ status: 1, output: '' });
  });
});
