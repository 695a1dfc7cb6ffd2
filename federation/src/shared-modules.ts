/** A module that the shell provides once for all remotes, which contain no copy of it. */
export interface SharedModule {
  /** The imported name. With a trailing slash: everything under it. */
  readonly key: string;
  /** The package whose version is compared. */
  readonly package: string;
  /**
   * The lowest version that code in remotes needs, as a caret range. It is no record of what is installed: an update of
   * the package leaves it alone. Raise it when remotes need newer behaviour. New names are compared separately.
   */
  readonly floor: `^${number}.${number}.${number}`;
  /** Whether the module is in the shell's entry, or in a chunk that loads when a page first needs it. */
  readonly eager: boolean;
  readonly reason: string;
}

/** The groups of Mantine components; `shared-ui/src/mantine/groups.ts` assigns each component to one. */
export const mantineGroups = ['frame', 'layout', 'inputs', 'numbers', 'overlays', 'data', 'rest'] as const;

/** `useEffectEvent` and `Activity` arrived in React 19.2. */
const react = { floor: '^19.2.0', eager: true } as const;
const own = { floor: '^1.0.0', eager: true } as const;

/**
 * Every module that exists once in the browser. The shell's preset provides each row, a remote's preset consumes the
 * same rows without a fallback, and promotion compares the versions. Everything else is compiled into each remote and
 * tree-shaken. A row costs every visitor, so it needs a reason why two copies would be wrong.
 */
export const sharedModules: readonly SharedModule[] = [
  { key: 'react', package: 'react', ...react, reason: 'hooks fail with two copies of React' },
  { key: 'react/', package: 'react', ...react, reason: 'react/jsx-runtime would be compiled into every remote' },
  { key: 'react-dom', package: 'react-dom', ...react, reason: 'portals and flushSync belong to the one root' },
  { key: 'react-dom/', package: 'react-dom', ...react, reason: 'react-dom/client would add 55 KB to every remote' },
  { key: 'jotai', package: 'jotai', floor: '^3.0.0', eager: true, reason: 'there is one default store' },
  {
    key: '@tanstack/react-query',
    package: '@tanstack/react-query',
    // `mutationOptions` arrived in 5.82.
    floor: '^5.82.0',
    eager: true,
    reason: 'client context; one cache',
  },
  { key: 'shared-auth', package: 'shared-auth', ...own, reason: 'one session' },
  { key: 'shared-api', package: 'shared-api', ...own, reason: 'one client holds the one access token' },
  { key: 'shared-api/context', package: 'shared-api', ...own, reason: 'one focused listing, order and category' },
  { key: 'shared-platform', package: 'shared-platform', ...own, reason: 'one list of unsaved work, one toast stack' },
  {
    key: 'shared-platform/router',
    package: 'shared-platform',
    ...own,
    reason: 'router context: links of a remote navigate the shell',
  },
  ...mantineGroups.map((group) => ({
    key: `shared-ui/mantine/${group}`,
    package: '@mantine/core',
    floor: '^9.0.0' as const,
    eager: group === 'frame',
    reason: 'Mantine contexts exist once; in groups, so that a page loads only the components it uses of 160 KB',
  })),
];

/** Returns the row that provides a request, such as `react/jsx-runtime`. */
export function sharedModuleFor(request: string): SharedModule | undefined {
  return sharedModules.find(({ key }) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

/** Packages that a remote must not contain. It imports the keys above instead. */
export const hostOnlyPackages: readonly string[] = [
  ...new Set(sharedModules.map((row) => row.package)),
  'react-router',
];
