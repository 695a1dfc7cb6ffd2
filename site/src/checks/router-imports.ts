import type { SourceFile } from './source-files.ts';

/** Source files that run in remotes. They must use the shell's copy of the router. */
const remoteSource =
  /^(?:remote-[^/]+|shared-ui|shared-editor|create-verandah-remote\/template-remote)\/src\/.*\.tsx?$/;
const entryPoint = 'shared-platform/src/router/index.ts';

/**
 * Returns a sentence for each import of the router in a remote that would fail or add a second copy of the router. The
 * sentence says what to import instead.
 */
export function routerImportProblems(files: readonly SourceFile[]): string[] {
  const names = exportedNames(files.find(({ path }) => path === entryPoint)?.text ?? '');
  return problemsIn(
    files.filter(({ path }) => remoteSource.test(path)),
    names,
  );
}

/**
 * Returns the sentences for the given files, which must be files of remotes.
 * @param names the names that `shared-platform/router` exports, types included
 */
export function problemsIn(files: readonly SourceFile[], names: ReadonlySet<string>): string[] {
  return files.flatMap(({ path, text }) => [
    ...(/from 'react-router(?:\/[^']*)?'/.test(text)
      ? [
          `${path}: imports react-router. Import from shared-platform/router: the shell provides that module, and the whole router would add 28 KB to a first visit.`,
        ]
      : []),
    ...unsafeNavigations(text).map(
      (call) =>
        `${path}: ${call}…) navigates to a variable address. Use useSafeNavigate of shared-platform, which refuses other origins and dangerous schemes.`,
    ),
    ...importedNames(text)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${path}: shared-platform/router has no ${name}. Add it to ${entryPoint} with a changeset (minor); promotion accepts remotes that use it once a shell with that version is live.`,
      ),
  ]);
}

/**
 * Returns the calls of `navigate` whose address `useNavigate` would not check. Steps in the history need no check, and
 * neither do search URLs: these are built from a parsed search, and can be longer than `useSafeNavigate` allows.
 */
function unsafeNavigations(text: string): string[] {
  if (!importedNames(text).includes('useNavigate')) return [];
  return [...text.matchAll(/\bnavigate\((?!-?\d|searchUrl\()[^,)]*/g)].map(([call]) => call);
}

function importedNames(text: string): string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'shared-platform\/router'/g)].flatMap(([, list = '']) =>
    namesOf(list),
  );
}

/** Returns the names in the file's only `export { … }` list. */
export function exportedNames(text: string): Set<string> {
  return new Set(namesOf(/export \{([^}]*)\}/.exec(text)?.[1] ?? ''));
}

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map(
      (entry) =>
        entry
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter(Boolean);
}
