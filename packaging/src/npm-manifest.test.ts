import { describe, expect, it } from '@jest/globals';
import { npmManifest, pinnedManifest } from './npm-manifest.ts';
import { manifest } from './workspace.ts';

const versions = {
  catalog: { zod: '4.6.7', react: '19.3.1', '@mantine/core': '9.7.3', webpack: '5.110.3' },
  workspace: { 'shared-contract': '1.2.0' },
};

const source = manifest.parse({
  name: 'shared-example',
  version: '1.4.0',
  private: true,
  description: 'An example.',
  license: 'MIT',
  exports: {
    '.': './src/index.ts',
    './address': './src/address/address.tsx',
    './*': './src/*.ts',
    './*.css': './src/*.css',
  },
  bin: { 'verandah-example': './src/cli.ts' },
  dependencies: {
    react: 'catalog:',
    '@mantine/core': 'catalog:',
    webpack: 'catalog:',
    'shared-contract': 'workspace:*',
  },
  devDependencies: { zod: 'catalog:' },
  files: ['template'],
});

describe('the package.json of an npm package', () => {
  it('has the built files and their types as entry points', () => {
    expect(npmManifest(source, versions)).toMatchObject({
      name: 'shared-example',
      version: '1.4.0',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './address': { types: './dist/address/address.d.ts', default: './dist/address/address.js' },
        './*': { types: './dist/*.d.ts', default: './dist/*.js' },
        './*.css': './dist/*.css',
      },
      bin: { 'verandah-example': './dist/cli.js' },
      files: ['dist', 'CHANGELOG.md', 'template'],
    });
  });

  it('has versions instead of references to the catalog and the workspace', () => {
    expect(npmManifest(source, versions).dependencies).toEqual({ webpack: '5.110.3', 'shared-contract': '^1.2.0' });
  });

  it('has what the shell provides as peers with floors, so that a remote may install another version', () => {
    expect(npmManifest(source, versions).peerDependencies).toEqual({ react: '^19.2.0', '@mantine/core': '^9.0.0' });
  });

  it('contains nothing that is only for development', () => {
    const text = JSON.stringify(npmManifest(source, versions));
    expect(text).not.toMatch(/zod|devDependencies|private|src\//);
  });

  it('is an error when the catalog lacks a dependency', () => {
    const unknown = { ...source, dependencies: { unknown: 'catalog:' } };
    expect(() => npmManifest(unknown, versions)).toThrow('unknown: expected a version in the catalog');
  });
});

it('the package.json of a template has exact versions and keeps its other fields', () => {
  const template = {
    scripts: { test: 'jest' },
    dependencies: { react: 'catalog:', 'shared-contract': 'workspace:*' },
    devDependencies: { zod: 'catalog:' },
  };
  expect(pinnedManifest(template, versions)).toEqual({
    scripts: { test: 'jest' },
    dependencies: { react: '19.3.1', 'shared-contract': '1.2.0' },
    devDependencies: { zod: '4.6.7' },
  });
});
