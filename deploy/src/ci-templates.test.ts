import { readFileSync } from 'node:fs';
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
