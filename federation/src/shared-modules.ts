/** A module that the shell provides for all remotes. Remotes contain no copy of it. */
export interface SharedModule {
  /**
   * The text in the import statement, such as `react`. A key with a trailing slash, such as `react/`, is for every
   * import that starts with it.
   */
  readonly key: string;
  /** The npm package that contains the module. Promotion checks the version of this package. */
  readonly package: string;
  /**
   * The lowest version of the package that works for remotes, as a caret range. Raise it only when remotes need a newer
   * feature, not with each update of the package. Promotion also checks that the module exports the names that remotes
   * import.
   */
  readonly floor: `^${number}.${number}.${number}`;
  /**
   * True when the module is part of the shell's entry. False when it is a separate chunk, which loads when a page first
   * needs it.
   */
  readonly eager: boolean;
  readonly reason: string;
}

/** The groups of Mantine components; `shared-ui/src/mantine/groups.ts` assigns each component to one. */
export const mantineGroups = [
  'frame',
  'basics',
  'panels',
  'marks',
  'fields',
  'choices',
  'controls',
  'select',
  'segments',
  'record',
  'menu',
  'modal',
  'editor',
  'packages',
  'extension',
  'layout',
  'inputs',
  'numbers',
  'overlays',
  'data',
  'rest',
] as const;

/** Remotes use `useEffectEvent`, which React has since version 19.2. */
const react = { floor: '^19.2.0', eager: true } as const;
const own = { floor: '^1.0.0', eager: true } as const;

/**
 * Every module that must exist only once in the browser. The shell provides these modules, remotes use the shell's
 * copy, and promotion compares the versions. Any other module becomes part of each remote that imports it, without the
 * exports that the remote does not use. A shared module always contains all its exports, which makes first visits
 * larger. So each row needs a reason.
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
    // Remotes use `mutationOptions`, which the package has since version 5.82.
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
    eager: group === 'frame' || group === 'basics',
    reason: 'Mantine contexts exist once; in groups, so that a page loads only the components it uses of 160 KB',
  })),
];

/** Returns the row of the table for an import, such as `react/jsx-runtime`; undefined when the module is not shared. */
export function sharedModuleFor(request: string): SharedModule | undefined {
  return sharedModules.find(({ key }) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

/**
 * Packages that the build of a remote must not contain. Remotes import the shared modules above instead, and
 * `shared-platform/router` instead of react-router.
 */
export const hostOnlyPackages: readonly string[] = [
  ...new Set(sharedModules.map((row) => row.package)),
  'react-router',
];
