import type { WorkspacePackage } from './packages.ts';

/**
 * The packages that each package may import. Only the dependencies in package.json are checked. That is enough, because
 * the linter rejects imports of packages that are missing from package.json.
 */
const mayImport: Record<string, readonly string[]> = {
  'shared-contract': [],
  'shared-auth': ['shared-contract'],
  'shared-api': ['shared-contract'],
  'shared-ui': ['shared-contract', 'shared-platform'],
  'shared-platform': ['shared-contract'],
  'shared-orders': ['shared-contract', 'shared-api', 'shared-ui', 'shared-platform'],
  'shared-editor': ['shared-contract', 'shared-api', 'shared-ui', 'shared-platform'],
  'shared-thread': ['shared-contract', 'shared-api', 'shared-ui', 'shared-platform'],
  'shared-ledger': ['shared-contract', 'shared-api', 'shared-ui', 'shared-platform'],
  federation: ['shared-contract'],
  'federation-build': ['federation', 'shared-contract', 'shared-auth', 'shared-api', 'shared-ui', 'shared-platform'],
  'federation-testing': [
    'backend',
    'federation',
    'federation-build',
    'shared-contract',
    'shared-auth',
    'shared-api',
    'shared-ui',
    'shared-platform',
  ],
  'create-verandah-remote': ['federation'],
  shell: ['federation', 'shared-contract', 'shared-auth', 'shared-api', 'shared-ui', 'shared-platform'],
  'remote-*': [
    'federation',
    'shared-contract',
    'shared-auth',
    'shared-api',
    'shared-ui',
    'shared-platform',
    'shared-orders',
    'shared-editor',
    'shared-ledger',
    'shared-thread',
    'tenancy-law',
  ],
  'tenancy-law': ['shared-contract'],
  'server-process': [],
  storage: [],
  metrics: ['server-process'],
  traces: ['server-process'],
  gateway: ['federation', 'metrics', 'server-process', 'shared-contract', 'storage', 'traces'],
  release: ['federation', 'shared-contract', 'storage'],
  packaging: ['federation'],
  deploy: [],
  payments: [],
  providers: ['shared-contract'],
  backend: ['shared-contract', 'metrics', 'payments', 'server-process', 'storage', 'tenancy-law', 'traces'],
  'demo-data': ['backend', 'shared-contract', 'tenancy-law'],
  identity: ['shared-contract'],
  site: [
    'create-verandah-remote',
    'server-process',
    'shared-contract',
    'identity',
    'providers',
    'backend',
    'demo-data',
    'gateway',
    'release',
    'federation',
    'federation-build',
    'storage',
    'traces',
  ],
  e2e: ['shared-contract', 'packaging', 'site'],
  bench: ['site', 'federation', 'federation-build', 'release', 'gateway', 'remote-*', 'backend'],
};

/** The packages that only the tests of a package may import, by package. */
const mayTestWith: Record<string, readonly string[]> = {
  shell: ['federation-build'],
  'remote-*': ['federation-build', 'federation-testing'],
  deploy: ['backend', 'metrics', 'site'],
};

/** Returns a sentence for each dependency between packages that the two tables above do not allow. */
export function brokenWalls(packages: readonly WorkspacePackage[]): string[] {
  const own = new Set(packages.map((one) => one.name));
  return packages.flatMap((one) => {
    const kind = kindOf(one.name);
    const allowed = mayImport[kind];
    if (!allowed)
      return [`${one.name}: missing in the map of packages. Add it to import-walls.ts with what it may import`];
    const forbidden = (names: readonly string[], open: readonly string[]) =>
      names.filter((name) => own.has(name) && !open.includes(name) && !open.includes(kindOf(name)));
    return [
      ...forbidden(one.dependencies, allowed).map((name) => `${one.name} may not import ${name}`),
      ...forbidden(one.devDependencies, [...allowed, ...(mayTestWith[kind] ?? [])]).map(
        (name) => `${one.name} may not test with ${name}`,
      ),
    ];
  });
}

function kindOf(name: string): string {
  return name.startsWith('remote-') ? 'remote-*' : name;
}
