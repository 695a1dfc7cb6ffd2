/** One module that the shell provides once for everybody; remotes bring no copy of it. */
export interface SharedModule {
  /** What remotes import. With a trailing slash: everything under it. */
  readonly key: string;
  /** The package whose version is compared. */
  readonly package: string;
  /** In the shell's entry, or in a chunk that loads when a page first needs it. */
  readonly eager: boolean;
  readonly reason: string;
}

/** The groups of Mantine components; `shared-ui/src/mantine/groups.ts` says which component is in which. */
export const mantineGroups = ['frame', 'layout', 'inputs', 'numbers', 'overlays', 'data', 'rest'] as const;

/**
 * What exists once in the browser. The shell's preset provides every row, a remote's preset consumes the same rows without
 * a fallback, and promotion compares the versions. Everything else is compiled into each remote, tree-shaken: a row costs
 * every visitor, so it needs a reason that ends in "twice".
 */
export const sharedModules: readonly SharedModule[] = [
  { key: 'react', package: 'react', eager: true, reason: 'hooks break when React is there twice' },
  { key: 'react/', package: 'react', eager: true, reason: 'react/jsx-runtime, else compiled into every remote' },
  { key: 'react-dom', package: 'react-dom', eager: true, reason: 'portals and flushSync belong to the one root' },
  { key: 'react-dom/', package: 'react-dom', eager: true, reason: 'react-dom/client, else 55 KB twice' },
  {
    key: 'shared-platform/router',
    package: 'shared-platform',
    eager: true,
    reason: 'router context: links of a remote move the shell',
  },
  { key: 'jotai', package: 'jotai', eager: true, reason: 'the default store must not exist twice' },
  { key: '@tanstack/react-query', package: '@tanstack/react-query', eager: true, reason: 'client context; one cache' },
  { key: 'shared-auth', package: 'shared-auth', eager: true, reason: 'who is signed in is known once' },
  { key: 'shared-api', package: 'shared-api', eager: true, reason: 'one client holds the one access token' },
  {
    key: 'shared-api/context',
    package: 'shared-api',
    eager: true,
    reason: 'focused listing, order and product category',
  },
  {
    key: 'shared-platform',
    package: 'shared-platform',
    eager: true,
    reason: 'one list of unsaved work, one toast stack',
  },
  ...mantineGroups.map((group) => ({
    key: `shared-ui/mantine/${group}`,
    package: '@mantine/core',
    eager: group === 'frame',
    reason: 'Mantine contexts and 160 KB must not load twice; in groups, so that a page pays for what it uses',
  })),
];

/** The row that serves a request, `react/jsx-runtime` included. */
export function sharedModuleFor(request: string): SharedModule | undefined {
  return sharedModules.find(({ key }) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

/** Packages of which a remote may not contain a copy of its own. It imports the keys above instead. */
export const hostOnlyPackages: readonly string[] = [
  ...new Set(sharedModules.map((row) => row.package)),
  'react-router',
];
