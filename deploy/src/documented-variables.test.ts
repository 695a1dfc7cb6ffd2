import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readManifests, readServices, readText } from './testing/read-yaml.ts';
import { root } from './workspace.ts';

/** The variables in the first column of the table of settings. */
const documented = new Set(
  readFileSync(join(root, 'docs/operations.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)),
);

const undocumented = (names: readonly string[]) => [...new Set(names)].filter((name) => !documented.has(name));

it('compose.yaml sets only variables of docs/operations.md', () => {
  const ours = Object.values(readServices()).filter(({ image }) => image.startsWith('verandah/'));
  const names = ours.flatMap(({ environment }) => Object.keys(environment ?? {}));
  expect(names).toContain('DATABASE_URL');
  expect(undocumented(names)).toEqual([]);
});

it('the Kubernetes manifests set only variables of docs/operations.md', () => {
  const maps = readManifests().filter(({ kind }) => kind === 'ConfigMap');
  const fixed = [...JSON.stringify(readManifests()).matchAll(/\{"name":"([A-Z_]+)","value"/g)].map(
    ([, name = '']) => name,
  );
  const secrets = [...readText('kubernetes/base/settings.yaml').matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(
    ([name]) => name,
  );
  const names = [...maps.flatMap(({ data }) => Object.keys(data)), ...fixed, ...secrets];
  expect(names).toEqual(expect.arrayContaining(['BACKEND_URL', 'WORKER', 'ENCRYPTION_KEYS']));
  expect(undocumented(names)).toEqual([]);
});

it('the images and CI templates set only variables of docs/operations.md', () => {
  const image = [...readText('docker/Dockerfile').matchAll(/^ENV (\w+)=/gm)].map(([, name = '']) => name);
  const ci = [
    ...(readText('ci/github-actions.yml') + readText('ci/gitlab-ci.yml')).matchAll(/\b(?:VERANDAH|RELEASE)_[A-Z_]+/g),
  ];
  expect(undocumented([...image.filter((name) => name !== 'NODE_ENV'), ...ci.map(([name]) => name)])).toEqual([]);
});
