/** A module that the shell provides once for all remotes, which contain no copy of it. */
export interface SharedModule {
  /** The import specifier. With a trailing slash it means every specifier that starts with it. */
  readonly key: string;
  /** The package whose version promotion compares. */
  readonly package: string;
  /**
   * The version floor: the lowest version that code in remotes needs, as a caret range. It does not follow the
   * installed version, so an update of the package does not change it. Raise it when remotes need newer behaviour.
   * Promotion compares exported names separately.
   */
  readonly floor: `^${number}.${number}.${number}`;
  /** True: the module is in the shell's entry. False: it is in a chunk that loads when a page first needs it. */
  readonly eager: boolean;
  readonly reason: string;
}

/** The groups of Mantine components; `shared-ui/src/mantine/groups.ts` assigns each component to one. */
export const mantineGroups = ['frame', 'layout', 'inputs', 'numbers', 'overlays', 'data', 'rest'] as const;

/** The floor is 19.2, because `useEffectEvent` and `Activity` arrived in it. */
const react = { floor: '^19.2.0', eager: true } as const;
const own = { floor: '^1.0.0', eager: true } as const;

/**
 * Every module that exists once in the browser. The shell provides each row, a remote uses it without a copy of its
 * own, and promotion compares the versions. Everything else is compiled into each remote and tree-shaken. Each row
 * costs every visitor, so it needs a reason why two copies would be wrong.
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
    // The floor is 5.82, because `mutationOptions` arrived in it.
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
  {
    key: 'shared-contract/schema',
    package: 'zod',
    floor: '^4.0.0',
    eager: true,
    reason: 'the shell contains zod anyway, and a copy would add 9 KB to every remote',
  },
  ...mantineGroups.map((group) => ({
    key: `shared-ui/mantine/${group}`,
    package: '@mantine/core',
    floor: '^9.0.0' as const,
    eager: group === 'frame',
    reason: 'Mantine contexts exist once; in groups, so that a page loads only the components it uses of 160 KB',
  })),
];

/** Returns the row that provides an import specifier, such as `react/jsx-runtime`. */
export function sharedModuleFor(request: string): SharedModule | undefined {
  return sharedModules.find(({ key }) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

/** Packages that a remote must not contain, because it imports the keys above instead. */
export const hostOnlyPackages: readonly string[] = [
  ...new Set(sharedModules.map((row) => row.package)),
  'react-router',
];
