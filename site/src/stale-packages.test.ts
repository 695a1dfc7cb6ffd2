import { expect, it } from '@jest/globals';
import { packagesInBuild } from './stale-packages.ts';

const aPackage = (name: string, dependencies: string[] = [], devDependencies: string[] = []) => ({
  name,
  folder: '',
  dependencies,
  devDependencies,
});

it('a build depends on its dependencies, theirs, and the build presets, but not on test tools', () => {
  const remote = aPackage('remote-a', ['shared-api', 'react'], ['federation-build', 'federation-testing']);
  const all = [
    remote,
    aPackage('shared-api', ['shared-contract']),
    aPackage('shared-contract'),
    aPackage('federation-build'),
    aPackage('federation-testing'),
  ];
  const packages = new Map(all.map((one) => [one.name, one]));
  expect([...packagesInBuild(remote, packages)].sort()).toEqual([
    'federation-build',
    'remote-a',
    'shared-api',
    'shared-contract',
  ]);
});
