import { describe, expect, it } from '@jest/globals';
import { incompatibilities, satisfies } from './compatibility.ts';
import { noShellFeatures, supportedShellFeatures } from './shell-features.ts';

const remote = {
  name: 'remote-checkout',
  version: '1.4.0',
  needs: { react: '^19.3.1' },
  names: { inputs: ['Select'] },
  features: { ...noShellFeatures, layouts: ['clean'], navAreas: ['main'] },
};
const shell = {
  version: '2.0.0',
  provides: { react: { version: '19.3.1', js: [], css: [] } },
  names: { inputs: ['Select'] },
  features: supportedShellFeatures,
};

describe('incompatibilities', () => {
  it('finds none when the shell gives all that is needed', () => {
    expect(incompatibilities(remote, shell)).toEqual([]);
  });

  it('names what the shell does not provide', () => {
    expect(incompatibilities(remote, { ...shell, provides: {} })).toEqual([
      'remote-checkout@1.4.0 needs react ^19.3.1, which shell@2.0.0 does not provide',
    ]);
  });

  it('names a version that is too old', () => {
    const provides = { react: { version: '19.3.0', js: [], css: [] } };
    expect(incompatibilities(remote, { ...shell, provides })).toEqual([
      'remote-checkout@1.4.0 needs react ^19.3.1, shell@2.0.0 provides 19.3.0',
    ]);
  });

  it('names an export that the shell lacks', () => {
    expect(incompatibilities(remote, { ...shell, names: { inputs: [] } })).toEqual([
      'remote-checkout@1.4.0 imports Select from inputs, which shell@2.0.0 does not have',
    ]);
  });

  it('compares no names of modules whose names the shell does not know', () => {
    expect(incompatibilities(remote, { ...shell, names: {} })).toEqual([]);
  });

  it.each([
    ['layouts', 'the layout "wizard"'],
    ['guards', 'the guard "wizard"'],
    ['frames', 'the frame "wizard"'],
    ['navAreas', 'the navigation area "wizard"'],
  ] as const)('names an entry of %s that the shell lacks', (kind, feature) => {
    const newer = { ...remote, features: { ...remote.features, [kind]: ['wizard'] } };
    expect(incompatibilities(newer, shell)).toEqual([
      `remote-checkout@1.4.0 needs ${feature}, which shell@2.0.0 does not have`,
    ]);
  });
});

describe('satisfies', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.10.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.45.4', '^0.45.0', true],
    ['0.46.0', '^0.45.0', false],
    ['1.2.3-beta.2', '^1.2.3', false],
    ['1.2.3-beta.10', '^1.2.3-beta.2', true],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('refuses a range it does not know', () => {
    expect(() => satisfies('1.0.0', '>=1')).toThrow('expected a range like ^1.2.3, got ">=1"');
  });
});
