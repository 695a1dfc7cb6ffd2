import { describe, expect, it } from '@jest/globals';
import { breaks, changedConsumers, nextMajor } from './consumers.ts';

const output = `federation-build/consumers/shared-ui/1.0.0.tsx(20,8): error TS2322: Type 'string' is not assignable.
  Property 'title' is missing.
federation-build/consumers/shared-api/1.0.0.ts(3,1): error TS2305: No exported member 'api'.
`;

describe('consumers of released versions', () => {
  it('an error is a break of the package in whose folder it is, with all its lines', () => {
    const found = breaks(output, () => 1);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^shared-ui breaks code written for version 1\.0\.0\..*\n.*TS2322.*\n {2}Property 'title'/,
    );
  });

  it('a package whose next version is a new major one may break its consumers, another may not', () => {
    const found = breaks(output, (name) => (name === 'shared-ui' ? 2 : 1));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^shared-api breaks/);
  });

  it('an error outside these files, such as in the configuration, is reported as it is', () => {
    expect(breaks("error TS5058: The path doesn't exist.", () => 9)).toEqual(["error TS5058: The path doesn't exist."]);
  });

  it('the next major version follows from the version and the changesets', () => {
    const changesets = ["---\n'shared-ui': major\n'shared-api': minor\n---\n\nshared-auth: major\n"];
    expect(nextMajor('shared-ui', '1.4.0', changesets)).toBe(2);
    expect(nextMajor('shared-api', '1.4.0', changesets)).toBe(1);
    expect(nextMajor('shared-auth', '3.0.0', changesets)).toBe(3);
  });

  it('a file that was edited, removed or not frozen is reported', () => {
    const found = changedConsumers({ same: '1', edited: '1', removed: '1' }, { same: '1', edited: '2', added: '3' });
    expect(found.map((line) => line.replace(/: its.*/, ''))).toEqual([
      'federation-build/consumers/edited',
      'federation-build/consumers/removed',
      'federation-build/consumers/added',
    ]);
  });
});
