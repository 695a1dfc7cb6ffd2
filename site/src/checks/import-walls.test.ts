import { describe, expect, it } from '@jest/globals';
import { brokenWalls } from './import-walls.ts';

const none = { folder: '', dependencies: [], devDependencies: [] };

describe('import walls', () => {
  it('reject imports between remotes, and between shared-auth and shared-api', () => {
    expect(
      brokenWalls([
        { ...none, name: 'remote-listings', dependencies: ['remote-checkout', 'shared-api', 'react'] },
        { ...none, name: 'remote-checkout' },
        { ...none, name: 'shared-auth', dependencies: ['shared-api'] },
        { ...none, name: 'shared-api', devDependencies: ['shared-auth'] },
      ]),
    ).toEqual([
      'remote-listings may not import remote-checkout',
      'shared-auth may not import shared-api',
      'shared-api may not test with shared-auth',
    ]);
  });

  it('let a remote use the test kit in its tests, not in its code', () => {
    expect(
      brokenWalls([
        { ...none, name: 'remote-listings', devDependencies: ['federation-testing'] },
        { ...none, name: 'federation-testing' },
      ]),
    ).toEqual([]);
    expect(
      brokenWalls([
        { ...none, name: 'remote-listings', dependencies: ['federation-testing'] },
        { ...none, name: 'federation-testing' },
      ]),
    ).toHaveLength(1);
  });

  it('require a row for every package', () => expect(brokenWalls([{ ...none, name: 'new' }])).toHaveLength(1));
});
