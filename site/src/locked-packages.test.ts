import { describe, expect, it } from '@jest/globals';
import { lockedPackages, parseLockFile } from './locked-packages.ts';

const lock = (react = '19.3.1', left = '1.0.0', hash = 'sha512-a') => `
lockfileVersion: '9.0'
importers:
  remote-a:
    dependencies:
      react: { specifier: 'catalog:', version: ${react} }
      '@scope/table': { specifier: ^2.0.0, version: '2.0.0(react@${react})' }
      renamed: { specifier: 'npm:original@1.0.0', version: original@1.0.0 }
      shared-api: { specifier: 'workspace:*', version: 'link:../shared-api' }
    devDependencies:
      tool: { specifier: 1.0.0, version: 1.0.0 }
  remote-b:
    dependencies:
      left: { specifier: 1.0.0, version: ${left} }
packages:
  react@${react}: { resolution: { integrity: ${hash} } }
  '@scope/table@2.0.0': { resolution: { integrity: sha512-t } }
  original@1.0.0: { resolution: { integrity: sha512-o } }
  cycle@1.0.0: { resolution: { integrity: sha512-c } }
  left@${left}: { resolution: { integrity: sha512-l } }
  tool@1.0.0: { resolution: { integrity: sha512-x } }
snapshots:
  react@${react}: {}
  '@scope/table@2.0.0(react@${react})':
    dependencies: { react: ${react} }
    optionalDependencies: { cycle: 1.0.0 }
  original@1.0.0: {}
  cycle@1.0.0:
    dependencies: { '@scope/table': '2.0.0(react@${react})' }
  left@${left}: {}
  tool@1.0.0: {}
`;

const packagesOf = (text: string, importer = 'remote-a') => lockedPackages(parseLockFile(text), importer);

describe('lockedPackages', () => {
  it('lists direct and indirect dependencies with their integrity, without development tools', () => {
    expect(packagesOf(lock())).toEqual([
      '@scope/table@2.0.0(react@19.3.1) {"integrity":"sha512-t"}',
      'cycle@1.0.0 {"integrity":"sha512-c"}',
      'original@1.0.0 {"integrity":"sha512-o"}',
      'react@19.3.1 {"integrity":"sha512-a"}',
    ]);
  });

  it('changes with a version or the content of a dependency', () => {
    expect(packagesOf(lock('19.3.2'))).not.toEqual(packagesOf(lock()));
    expect(packagesOf(lock('19.3.1', '1.0.0', 'sha512-b'))).not.toEqual(packagesOf(lock()));
  });

  it('does not change with a dependency of another package', () => {
    const changed = lock('19.3.1', '1.1.0');
    expect(packagesOf(changed)).toEqual(packagesOf(lock()));
    expect(packagesOf(changed, 'remote-b')).not.toEqual(packagesOf(lock(), 'remote-b'));
  });

  it('throws for a file that is not a lock file', () => {
    expect(() => parseLockFile('importers: 3')).toThrow();
  });
});
